import { readPreviewData, signPreviewData } from './preview-data';

const NOW = 1_700_000_000_000;
const session = { siteName: 'main', mode: 'edit', version: undefined, variantIds: ['_default'] };
const signed = signPreviewData(session, 'secret', NOW + 3_000);
/** What Next returns: preview data travels as JSON. */
const travel = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

test('preview data that the site signed is returned without its proof, until it expires', () => {
  const { version, ...rest } = session;
  expect(readPreviewData(travel(signed), 'secret', NOW)).toEqual(rest);
  expect(readPreviewData(travel(signed), 'secret', NOW + 2_999)).toEqual(rest);
  expect(readPreviewData(travel(signed), 'secret', NOW + 3_000)).toBeNull();
});

test.each<[string, unknown, string | undefined]>([
  ['forged with the keys of the build, so without a proof', session, 'secret'],
  ['signed with the secret of another stage or an old one', signed, 'rotated'],
  ['signed with an empty secret', signPreviewData(session, '', NOW + 3_000), ''],
  ['for a site without a secret', signed, undefined],
  ['with another item', { ...signed, siteName: 'other' }, 'secret'],
  [
    'with a later expiry time',
    { ...signed, proof: signed.proof.replace(/^\d+/, String(NOW + 9e9)) },
    'secret',
  ],
  ['with an expiry time that is not a number', { ...signed, proof: `x.${signed.proof}` }, 'secret'],
  ['with an empty proof', { ...signed, proof: '' }, 'secret'],
  ['with a proof that is not text', { ...signed, proof: [signed.proof] }, 'secret'],
  ['that is no object', 'text', 'secret'],
])('preview data %s opens nothing', (_, data, secret) => {
  expect(readPreviewData(travel(data), secret, NOW)).toBeNull();
});
