import fc from 'fast-check';
import type { Redirect } from '@/cms/queries/fetch-redirects';

/** Redirect rules and a URL. In most cases the first rule matches the URL. */
export type RedirectCase = { given: Redirect[]; url: string };

type RuleFor = { rule: Redirect; url: string };

const word = fc.constantFrom('a', 'b', 'old', 'new-page');
const path = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => `/${words.join('/')}`);
const value = fc.constantFrom('11', '22', 'b', 'Bc');
const parameter = fc.tuple(fc.constantFrom('x', 'y', 'A'), value).map((pair) => pair.join('='));
const query = fc
  .uniqueArray(parameter, { minLength: 1, maxLength: 2, selector: (text) => text[0] })
  .map((parameters) => `?${parameters.join('&')}`);
const language = fc.constantFrom('', '', '/da', '/en');
const text = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((written) => written.join(''));
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);

const redirectType = fc.constantFrom('REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER');

const toRule = (
  patterns: fc.Arbitrary<{ pattern: string; url: string }>,
  target: fc.Arbitrary<string>,
  locale: fc.Arbitrary<string>,
): fc.Arbitrary<RuleFor> =>
  fc
    .record({ of: patterns, target, redirectType, isQueryStringPreserved: fc.boolean(), locale })
    .map(({ of: { pattern, url }, ...rest }) => ({ rule: { pattern, ...rest }, url }));

/** Generates exact rules. Their `locale` is empty, because the SDK ignores it for exact rules. */
const exactRule = toRule(
  fc
    .oneof(text(language, path, maybe(query)), text(language, path, fc.constant('/')))
    .map((pattern) => ({ pattern, url: pattern })),
  fc.oneof(
    text(language, path, maybe(query)),
    path.map((to) => `/$siteLang${to}`),
    path.map((to) => `https://other.test${to}`),
  ),
  fc.constant(''),
);

const locale = fc.constantFrom('', '', 'en', 'da', 'DA');
const groupTarget = fc.oneof(
  text(language, path),
  text(language, path, fc.constant('/$1')),
  path.map((to) => `https://other.test${to}/$1`),
);

const group = fc.constantFrom('(.*)', '([a-z]+)', '([^/]+)', '(a|b)');
const groupRule = toRule(
  fc
    .tuple(
      fc.oneof(
        text(fc.constantFrom('^', '', '^/da', '/en'), fc.constant('/'), word, fc.constant('/'), group),
        text(fc.constant('^/'), word, fc.constant('/'), group, fc.constant('$')),
        text(fc.constant('/^/'), word, fc.constant('/'), group, fc.constant('$/gi')),
      ),
      word,
    )
    .map(([pattern, part]) => {
      const url = pattern.replace(/^\/?\^|\$(\/gi)?$/g, '').replace(/\(.*\)$/, part);
      return { pattern, url };
    }),
  groupTarget,
  locale,
);

/** Generates rules with optional characters, languages, character classes, alternatives and named groups. */
const expressionRule = toRule(
  fc.oneof(
    fc.tuple(word, fc.boolean()).map(([part, isThere]) => {
      return { pattern: `^/${part}s?/page$`, url: `/${part}${isThere ? 's' : ''}/page` };
    }),
    fc.constantFrom('/index.htm', '/index.html').map((url) => ({ pattern: '^/index.html?$', url })),
    fc
      .tuple(fc.constantFrom('^/(da|en)', '^/(en|da)', '^/[a-z]{2}', '^/([a-z-]+)'), word, language)
      .map(([start, part, spoken]) => ({ pattern: `${start}/${part}$`, url: `${spoken}/${part}` })),
    fc.tuple(word, word, language).map(([part, rest, spoken]) => ({
      pattern: `/(da|en)/${part}/(.*)`,
      url: `${spoken}/${part}/${rest}`,
    })),
    fc.tuple(language, language, word, word, fc.boolean()).map(([one, other, first, second, isFirst]) => ({
      pattern: `^${one}/${first}$|^${other}/${second}$`,
      url: isFirst ? `${one}/${first}` : `${other}/${second}`,
    })),
    fc.tuple(word, word).map(([first, part]) => {
      return { pattern: `^/${first}/(?<id>[a-z]+)$`, url: `/${first}/${part}` };
    }),
  ),
  groupTarget,
  locale,
).map(({ rule, url }) => ({ url, rule: { ...rule, target: toFittingTarget(rule) } }));

/**
 * Adapts the target to the groups of the pattern: it refers to a named group by `$<id>`, except on other
 * hosts, where the SDK ignores that, and to no group if there is none.
 */
function toFittingTarget({ pattern, target }: Redirect): string {
  if (!pattern.includes('(')) return target.replace('/$1', '');
  return pattern.includes('<id>') && target.startsWith('/') ? target.replace('$1', '$<id>') : target;
}

const swapCase = (search: string) =>
  search.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/**
 * Generates one to three rules and a URL. Usually the first rule matches the path of the URL, which can have
 * an added language, an added query, or a query in swapped case.
 */
export const redirectCase: fc.Arbitrary<RedirectCase> = fc
  .record({
    rules: fc.array(fc.oneof(exactRule, groupRule, expressionRule), { minLength: 1, maxLength: 3 }),
    prefix: fc.constantFrom('', '/da', '/DA'),
    search: maybe(query),
    isSwapped: fc.boolean(),
    any: fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, path),
  })
  .map(({ rules, prefix, search, isSwapped, any }) => {
    const likely = any || (rules[0]?.url ?? '');
    const start = /^\/(da|en)\//.test(likely) ? '' : prefix;
    const [pathname = '', own] = (start + likely.replace(/^\/en(?=\/)/, '').replace(/\/$/, '')).split('?');
    const asked = own === undefined ? search : `?${own}`;
    return {
      given: rules.map(({ rule }) => rule),
      url: pathname + (isSwapped ? swapCase(asked) : asked),
    };
  });
