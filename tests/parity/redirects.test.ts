import fc from 'fast-check';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import { compileRedirects } from '@/features/redirects/compile-redirects';
import { toQueryKey } from '@/features/redirects/request-url';
import { propertyRuns } from '../support/jest/property-runs.ts';
import { redirectCase } from './redirect-cases.ts';
import { site, visitBySdk, visitByStep } from './sdk-redirects.ts';

const withoutQuery = (outcome: string | null) => outcome?.split('?')[0];

/** The path of an outcome, whatever its language. */
const toPath = (outcome: string) =>
  outcome
    .toLowerCase()
    .replace(/^\w+ /, '')
    .replace(/\?.*/, '')
    .replace(/^\/(da|en)(?=\/|$)/, '');

/** The differences that are meant (docs/decisions/017), and how each shows. */
const MEANT: Readonly<Record<string, (sdk: string | null, ours: string | null, address: string) => boolean>> =
  {
    'the query is kept for another host, too': (sdk, ours) =>
      /^\d+ https:/.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !sdk?.includes('?'),
    '(.*) does not take the query': (sdk, ours) =>
      /^\d+ /.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !ours?.includes('?'),
    'an expression that takes the language leads to its target': (sdk, ours, address) =>
      ours !== null && sdk !== null && (sdk.includes('$') || toPath(sdk) === toPath(`301 ${address}`)),
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

/** Rules that mean the same to the site for an address, and that the SDK understands. */
const RESPELLED: Readonly<Record<string, (rule: Redirect, address: string) => Redirect | null>> = {
  'a query is a set, in any case': (rule, address) => {
    const [path, own = ''] = rule.pattern.split('?');
    const asked = address.split('?')[1] ?? '';
    const isPlain = /^[/a-z-]+$/.test(path ?? '') && own !== '';
    return isPlain && toQueryKey(own) === toQueryKey(asked) ? { ...rule, pattern: `${path}?${asked}` } : rule;
  },
  'an address without a language has none for a class': (rule, address) =>
    /^\^\/\(?\[/.test(rule.pattern) && !/^\/da\//i.test(address) ? null : rule,
};

async function findName(
  given: Redirect[],
  address: string,
): Promise<{ name: string | null; outcomes: string }> {
  // What loops or would show another host's page is left out when rules are compiled.
  const { rules } = await compileRedirects(given, site);
  const working = rules.map(({ source }) => source);
  const [sdk, ours] = await Promise.all([visitBySdk(working, address), visitByStep(given, address)]);
  const outcomes = `${address}: the SDK gives ${sdk}, the site ${ours}`;
  if (sdk === ours) return { name: ours === null ? 'no rule' : 'the same', outcomes };
  const meant = Object.keys(MEANT).find((name) => MEANT[name]?.(sdk, ours, address));
  if (meant) return { name: meant, outcomes };
  const isNone = (ours === null || ours === 'circle') && (await isCircle(working, address));
  return { name: isNone ? 'a circle is no redirect' : null, outcomes };
}

/** The name of what an address shows: the same, or a difference that is meant. */
async function compare(given: Redirect[], address: string): Promise<string> {
  const { name, outcomes } = await findName(given, address);
  if (name !== null) return name;
  let rules = given;
  for (const [difference, respell] of Object.entries(RESPELLED)) {
    rules = rules.flatMap((rule) => respell(rule, address) ?? []);
    const isSame = (await visitByStep(rules, address)) === (await visitByStep(given, address));
    if (isSame && (await findName(rules, address)).name !== null) return difference;
  }
  throw new Error(`${outcomes} by ${JSON.stringify(given)}`);
}

const rule = (pattern: string, target: string, more: Partial<Redirect> = {}): Redirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_302',
  isQueryStringPreserved: false,
  locale: '',
  ...more,
});

const PRESERVED = { isQueryStringPreserved: true };
const TRANSFER = { redirectType: 'SERVER_TRANSFER' } as const;

const EXAMPLES: readonly [string, Redirect, string][] = [
  ['the query is kept for another host, too', rule('/a', 'https://other.test/b', PRESERVED), '/a?X=bC'],
  ['(.*) does not take the query', rule('^/b/(.*)$', '/a/$1', { locale: 'DA' }), '/DA/b/a?x=b&y=b'],
  ['an expression that takes the language leads to its target', rule('^/(en|da)/a$', '/en/old'), '/a'],
  ['a rule does nothing at its own target', rule('/old/', '/da/old', PRESERVED), '/da/old'],
  ['a query is a set, in any case', rule('/a?A=22', '/b/a'), '/DA/a?a=22'],
  ['an address without a language has none for a class', rule('^/[a-z]{2}/old$', '/old/b', TRANSFER), '/old'],
];

test.each(EXAMPLES)('differs from the SDK on purpose: %s', async (name, given, address) => {
  expect(await compare([given], address)).toBe(name);
});

test('every intended difference from the SDK has an example', () => {
  expect(EXAMPLES.map(([name]) => name)).toEqual(Object.keys({ ...MEANT, ...RESPELLED }));
});

test('otherwise does what the SDK does with the rules that work', async () => {
  const runs = propertyRuns(6000);
  let same = 0;
  await fc.assert(
    fc.asyncProperty(redirectCase, async ({ given, address }) => {
      if ((await compare(given, address)) === 'the same') same++;
    }),
    { numRuns: runs },
  );
  expect(same).toBeGreaterThan(runs / 3);
});
