import fc from 'fast-check';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import { compileRedirects } from '@/features/redirects/compile-redirects';
import { toQueryKey } from '@/features/redirects/request-url';
import { propertyRuns } from '../support/jest/property-runs.ts';
import { redirectCase } from './redirect-cases.ts';
import { site, visitBySdk, visitByStep } from './sdk-redirects.ts';

const withoutQuery = (outcome: string | null) => outcome?.split('?')[0];

/** Returns the path in an outcome, without its status, language and query. */
const toPath = (outcome: string) =>
  outcome
    .toLowerCase()
    .replace(/^\w+ /, '')
    .replace(/\?.*/, '')
    .replace(/^\/(da|en)(?=\/|$)/, '');

/**
 * Intended differences from the SDK (decision 017). Each function returns whether two outcomes show its
 * difference.
 */
const MEANT: Readonly<Record<string, (sdk: string | null, ours: string | null, url: string) => boolean>> = {
  'a redirect to another host keeps the query': (sdk, ours) =>
    /^\d+ https:/.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !sdk?.includes('?'),
  '(.*) does not match the query': (sdk, ours) =>
    /^\d+ /.test(sdk ?? '') && withoutQuery(ours) === withoutQuery(sdk) && !ours?.includes('?'),
  'a pattern that contains languages redirects to its target, and not to the same page': (sdk, ours, url) =>
    ours !== null && sdk !== null && (sdk.includes('$') || toPath(sdk) === toPath(`301 ${url}`)),
  'a rule does nothing on its own target': (sdk, ours, url) =>
    ours === null &&
    withoutQuery(sdk)?.toLowerCase() === `${sdk?.slice(0, 3)} ${withoutQuery(url)?.toLowerCase()}`,
};

/** Returns whether the SDK redirects a visitor in a loop, which browsers end with an error. */
async function isLoop(given: Redirect[], from: string): Promise<boolean> {
  let url = from;
  for (let hops = 0; hops < 12; hops++) {
    const [, next] = /^\d+ (\/.*)$/.exec((await visitBySdk(given, url)) ?? '') ?? [];
    if (next === undefined) return false;
    url = next;
  }
  return true;
}

/**
 * Intended differences from the SDK, each with a function that rewrites a rule so that the SDK understands
 * it, or removes it (`null`). For the given URL, the site treats both rules alike.
 */
const RESPELLED: Readonly<Record<string, (rule: Redirect, url: string) => Redirect | null>> = {
  'query parameters match in any order and case': (rule, url) => {
    const [path, own = ''] = rule.pattern.split('?');
    const asked = url.split('?')[1] ?? '';
    const isPlain = /^[/a-z-]+$/.test(path ?? '') && own !== '';
    return isPlain && toQueryKey(own) === toQueryKey(asked) ? { ...rule, pattern: `${path}?${asked}` } : rule;
  },
  'without a language in the URL, `[a-z]{2}` does not match the default language': (rule, url) =>
    /^\^\/\(?\[/.test(rule.pattern) && !/^\/da\//i.test(url) ? null : rule,
};

async function findName(given: Redirect[], url: string): Promise<{ name: string | null; outcomes: string }> {
  // The SDK gets only the rules that compile. A transfer to another host, for example, does not compile.
  const { rules } = await compileRedirects(given, site);
  const working = rules.map(({ source }) => source);
  const [sdk, ours] = await Promise.all([visitBySdk(working, url), visitByStep(given, url)]);
  const outcomes = `${url}: the SDK gives ${sdk}, the site ${ours}`;
  if (sdk === ours) return { name: ours === null ? 'no rule' : 'the same', outcomes };
  const meant = Object.keys(MEANT).find((name) => MEANT[name]?.(sdk, ours, url));
  if (meant) return { name: meant, outcomes };
  const isNone = (ours === null || ours === 'loop') && (await isLoop(working, url));
  return { name: isNone ? 'a loop does not redirect' : null, outcomes };
}

/** Returns `the same`, `no rule`, or the name of an intended difference; throws for any other difference. */
async function compare(given: Redirect[], url: string): Promise<string> {
  const { name, outcomes } = await findName(given, url);
  if (name !== null) return name;
  let rules = given;
  for (const [difference, respell] of Object.entries(RESPELLED)) {
    rules = rules.flatMap((rule) => respell(rule, url) ?? []);
    const isSame = (await visitByStep(rules, url)) === (await visitByStep(given, url));
    if (isSame && (await findName(rules, url)).name !== null) return difference;
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
  ['a redirect to another host keeps the query', rule('/a', 'https://other.test/b', PRESERVED), '/a?X=bC'],
  ['(.*) does not match the query', rule('^/b/(.*)$', '/a/$1', { locale: 'DA' }), '/DA/b/a?x=b&y=b'],
  [
    'a pattern that contains languages redirects to its target, and not to the same page',
    rule('^/(en|da)/a$', '/en/old'),
    '/a',
  ],
  ['a rule does nothing on its own target', rule('/old/', '/da/old', PRESERVED), '/da/old'],
  ['query parameters match in any order and case', rule('/a?A=22', '/b/a'), '/DA/a?a=22'],
  [
    'without a language in the URL, `[a-z]{2}` does not match the default language',
    rule('^/[a-z]{2}/old$', '/old/b', TRANSFER),
    '/old',
  ],
];

test.each(EXAMPLES)('differs from the SDK on purpose: %s', async (name, given, url) => {
  expect(await compare([given], url)).toBe(name);
});

test('every intended difference from the SDK has an example', () => {
  expect(EXAMPLES.map(([name]) => name)).toEqual(Object.keys({ ...MEANT, ...RESPELLED }));
});

test('all other outcomes equal those of the SDK', async () => {
  const runs = propertyRuns(6000);
  let same = 0;
  await fc.assert(
    fc.asyncProperty(redirectCase, async ({ given, url }) => {
      if ((await compare(given, url)) === 'the same') same++;
    }),
    { numRuns: runs },
  );
  expect(same).toBeGreaterThan(runs / 3);
});
