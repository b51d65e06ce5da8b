/** @jest-environment node */
import fc from 'fast-check';
import type { Redirect } from '@/cms/fetch-redirects';
import { compileRedirects } from '@/middleware/redirects/compile-redirects';
import { site, visitBySdk, visitByStep } from './sdk-redirects.ts';

const word = fc.constantFrom('a', 'b', 'old', 'new-page');
const path = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => `/${words.join('/')}`);
// Of two characters: one alone at the end of a pattern makes the SDK take the whole for an expression.
const parameter = fc
  .tuple(fc.constantFrom('x', 'y'), fc.constantFrom('11', '22'))
  .map((pair) => pair.join('='));
const query = fc
  .uniqueArray(parameter, { minLength: 1, maxLength: 2, selector: (text) => text[0] })
  .map((parameters) => `?${parameters.join('&')}`);
const language = fc.constantFrom('', '', '/da', '/en');
const text = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((written) => written.join(''));
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);

const redirectType = fc.constantFrom('REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER');
const isQueryStringPreserved = fc.boolean();

/** A rule for one path; `locale` is empty, for the SDK forgets it here. */
const exactRule: fc.Arbitrary<Redirect> = fc.record({
  pattern: fc.oneof(text(language, path, maybe(query)), text(language, path, fc.constant('/'))),
  target: fc.oneof(
    text(language, path, maybe(query)),
    path.map((to) => `/$siteLang${to}`),
    path.map((to) => `https://other.test${to}`),
  ),
  redirectType,
  isQueryStringPreserved,
  locale: fc.constant(''),
});

const group = fc.constantFrom('(.*)', '([a-z]+)', '([^/]+)', '(a|b)');
const patternRule: fc.Arbitrary<Redirect> = fc.record({
  pattern: fc.oneof(
    text(fc.constantFrom('^', '', '^/da', '/en'), fc.constant('/'), word, fc.constant('/'), group),
    text(fc.constant('^/'), word, fc.constant('/'), group, fc.constant('$')),
    text(fc.constant('/^/'), word, fc.constant('/'), group, fc.constant('$/gi')),
  ),
  target: fc.oneof(
    text(language, path),
    text(language, path, fc.constant('/$1')),
    path.map((to) => `https://other.test${to}/$1`),
  ),
  redirectType,
  isQueryStringPreserved,
  locale: fc.constantFrom('', '', 'en', 'da', 'DA'),
});

const rules = fc.array(fc.oneof(exactRule, patternRule), { minLength: 1, maxLength: 3 });

/** An address that the first rule is likely to be for, or any. */
const toAddress = ([given, part, prefix, search, any]: [Redirect[], string, string, string, string]) => {
  const pattern = given[0]?.pattern ?? '';
  const likely = pattern.replace(/^\/?\^|\$(\/gi)?$/g, '').replace(/\(.*\)$/, part);
  const start = /^\/(da|en)\//.test(likely) ? '' : prefix;
  const address = any || start + likely.replace(/^\/en(?=\/)/, '').replace(/\/$/, '');
  return { given, address: address.includes('?') ? address : address + search };
};
const visit = fc
  .tuple(rules, word, fc.constantFrom('', '/da', '/DA'), maybe(query), fc.oneof(fc.constant(''), path))
  .map(toAddress);

const withoutQuery = (outcome: string | null) => outcome?.split('?')[0];

/** The differences that are meant (docs/decisions/017), and how each shows. */
const MEANT: Readonly<Record<string, (sdk: string | null, ours: string | null, address: string) => boolean>> =
  {
    'the query is kept for another host, too': (sdk, ours) =>
      /^\d+ https:/.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !sdk?.includes('?'),
    '(.*) does not take the query': (sdk, ours) =>
      /^\d+ /.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !ours?.includes('?'),
    'a rule does nothing at its own target': (sdk, ours, address) =>
      ours === null &&
      withoutQuery(sdk)?.toLowerCase() === `${sdk?.slice(0, 3)} ${withoutQuery(address)?.toLowerCase()}`,
  };

/** Whether a browser that follows the SDK's redirects would give up. */
async function isCircle(given: Redirect[], from: string): Promise<boolean> {
  let address = from;
  for (let hops = 0; hops < 12; hops++) {
    const [, next] = /^\d+ (\/.*)$/.exec((await visitBySdk(given, address)) ?? '') ?? [];
    if (next === undefined) return false;
    address = next;
  }
  return true;
}

test('does what the SDK does with the rules that work, but for the differences that are meant', async () => {
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  await fc.assert(
    fc.asyncProperty(visit, async ({ given, address }) => {
      // What loops or would show another host's page is left out when rules are compiled.
      const { rules: compiled } = await compileRedirects(given, site);
      const working = compiled.map(({ source }) => source);
      const [sdk, ours] = await Promise.all([visitBySdk(working, address), visitByStep(given, address)]);
      const name = Object.keys(MEANT).find((meant) => MEANT[meant]?.(sdk, ours, address));
      if (sdk === ours) count(ours === null ? 'no rule' : 'the same');
      else if (name) count(name);
      else if (ours === null && (await isCircle(working, address))) count('a circle is no redirect');
      else throw new Error(`${address}: the SDK gives ${sdk}, the site ${ours}`);
    }),
    { numRuns: 6000 },
  );
  expect(counts['the same']).toBeGreaterThan(2000);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(Object.keys(MEANT)));
});
