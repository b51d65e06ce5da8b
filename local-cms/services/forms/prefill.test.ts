import { propertyRuns } from '@tests/jest/property-runs.ts';
import { reviewedFormSample } from '@tests/local-cms/form-sample.ts';
import fc from 'fast-check';
import { toFormFile } from '../../content/schemas/form-file.ts';
import { readSource } from '../../content/source-file.ts';
import { toPrefilled } from './prefill.ts';

const form = toFormFile(readSource('join.yml', reviewedFormSample), 'join');
const own = 'http://cms.test/v1/forms/publisher/join?sitecoreContextId=x';

const prefill = (url: string, referrer?: string) =>
  Object.fromEntries(toPrefilled(form, url, referrer).texts);

test.each<[string, string | undefined, object]>([
  [`${own}&shares=5`, undefined, { shares: '5' }],
  [`${own}&owner=I&shares=20`, undefined, { shares: '20', owner: 'I' }],
  [own, 'https://site.test/membership/join?shares=5', { shares: '5' }],
  [`${own}&shares=1`, 'https://site.test/membership/join?shares=5', { shares: '1' }],
  [`${own}&shares=1&shares=2`, undefined, { shares: '1' }],
  [`${own}&shares=101`, undefined, {}],
  [`${own}&shares=%3Cscript%3E`, undefined, {}],
  [`${own}&shares=`, undefined, {}],
  [`${own}&name=Ada&call-back=yes`, undefined, {}],
  [own, 'no URL', {}],
])('the URL %s with the referrer %s fills in %j', (url, referrer, texts) => {
  expect(prefill(url, referrer)).toEqual(texts);
});

test('whatever the query says, only valid answers to fields that may be prefilled are filled in', () => {
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('shares', 'owner', 'name', '__proto__'), fc.string()),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)),
  );
  fc.assert(
    fc.property(query, (given) => {
      const texts = prefill(own, `https://site.test/?${new URLSearchParams(given)}`);
      expect(['', 'owner', 'shares', 'owner,shares']).toContain(Object.keys(texts).sort().join());
      if (texts.shares) expect(texts.shares).toMatch(/^0*([1-9]\d?|100)(\.0+)?$/);
    }),
    { numRuns: propertyRuns(300) },
  );
});
