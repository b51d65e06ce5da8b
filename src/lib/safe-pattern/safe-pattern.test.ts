/** @jest-environment node */
import fc from 'fast-check';
import { PatternError } from './pattern-node';
import { createSafePattern, matchWhole } from './safe-pattern';

const PLENTY = 1_000_000;
const match = (source: string, text: string) =>
  matchWhole(createSafePattern(source), text, { steps: PLENTY })?.map((group) => group.text) ?? null;

/** What JavaScript's own engine says. */
const matchNatively = (source: string, text: string) =>
  new RegExp(`^(?:${source})$`, 'i').exec(text)?.map((group) => group ?? '') ?? null;

test.each([
  ['/old/(.*)', '/Old/a/B', ['/Old/a/B', 'a/B']],
  ['/(\\d{4})-(\\d\\d)/(.+?)(-x)?', '/2024-05/abc-x', ['/2024-05/abc-x', '2024', '05', 'abc', '-x']],
  ['/(?!api)(\\w+)', '/news', ['/news', 'news']],
  ['/(?!api)(\\w+)', '/api', null],
  ['/(?=.*cat)(.*)', '/the-cat', ['/the-cat', 'the-cat']],
  ['(?<year>\\d+)', '17', ['17', '17']],
  ['/[^/]+/[a-c.-]*', '/x/A-.b', ['/x/A-.b']],
  ['/å(.)', '/Å1', ['/Å1', '1']],
  ['(?:(a)|(b))*', 'ab', ['ab', '', 'b']],
  ['\\bcat\\b', 'cat', ['cat']],
  ['\\x41\\u0042', 'ab', ['ab']],
])('%s on %s gives %j', (source, text, groups) => {
  expect(match(source, text)).toEqual(groups);
});

test.each([
  ['(a', 'a "(" is never closed'],
  ['a)', 'a ")" has no "("'],
  ['[a', 'a "[" is never closed'],
  ['*a', 'there is nothing to repeat'],
  ['a**', 'there is nothing to repeat'],
  ['(?a)', 'there is nothing to repeat'],
  ['[z-a]', 'a range runs backwards'],
  ['a{3,2}', 'a repetition runs backwards'],
  ['(a)\\1', 'it refers back to a group by \\1'],
  ['(?<=a)b', 'it looks back by (?<'],
  ['(?=(a))', 'a group stands in a look-ahead'],
  ['(a{99}){99}', 'it repeats too much'],
  ['(?:(?:(?:){9999}){9999}){9999}', 'it repeats too much'],
  ['(?:(?=a{900})b){900}', 'it repeats too much'],
  ['()'.repeat(21), 'it has more than 20 groups'],
  ['a\\', 'it ends too early'],
  ['a'.repeat(501), 'it is longer than 500 characters'],
])('refuses %s: %s', (source, problem) => {
  expect(() => createSafePattern(source)).toThrow(new PatternError(problem));
});

test.each(['(a+)+b', '(a|aa)+b', '(.*)*b', '(?:a?){30}a{30}b', '(.*)a(.*)a(.*)a(.*)b', '(?=(?:a+)+b)a*'])(
  '%s ends soon where a backtracking engine would not',
  (source) => {
    const startedAt = performance.now();
    expect(match(source, 'a'.repeat(1000))).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(2000);
  },
);

test('a match that exceeds its budget is none', () => {
  const budget = { steps: 50 };
  expect(matchWhole(createSafePattern('(a*)*'), 'a'.repeat(100), budget)).toBeNull();
  expect(budget.steps).toBeLessThan(0);
});

test('what was learned from one text holds for the next ones, and no text can fill the memory', () => {
  const learned = createSafePattern('/(?:[ab]*a[ab]{3}|[^a]*)c?');
  const native = /^\/(?:[ab]*a[ab]{3}|[^a]*)c?$/i;
  const texts = fc.oneof(
    fc.stringMatching(/^\/[abcx]{0,9}$/),
    fc.string({ unit: 'binary' }).map((any) => `/${any}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(learned.recognize(text, { steps: PLENTY })).toBe(native.test(text));
    }),
    { numRuns: 5000 },
  );
});

test('a pattern that was tried on such texts before takes little more than a step a character', () => {
  const { recognize } = createSafePattern('/([a-z-]+)/([0-9]{3})/([a-z]+)x');
  const text = `/${'a'.repeat(1000)}`;
  const take = () => {
    const budget = { steps: PLENTY };
    recognize(text, budget);
    return PLENTY - budget.steps;
  };
  take();
  expect(take()).toBeLessThan(1100);
});

test.each([
  ['groups that are copied', `${'('.repeat(20)}[ab]${')*'.repeat(20)}`, 200],
  [
    'ranges that are tried',
    `[^${Array.from({ length: 80 }, (_, i) => String.fromCharCode(300 + 2 * i)).join('')}]*`,
    60,
  ],
])('steps count %s', (_, source, stepsOfCharacter) => {
  const budget = { steps: PLENTY };
  matchWhole(createSafePattern(source), 'a'.repeat(100), budget);
  expect(PLENTY - budget.steps).toBeGreaterThan(100 * stepsOfCharacter);
});

test('what is learned of texts is forgotten in time, again and again', () => {
  const { recognize } = createSafePattern('(?:.*a[ab]{12})');
  const take = (text: string) => {
    const budget = { steps: PLENTY };
    recognize(text, budget);
    return PLENTY - budget.steps;
  };
  let timesLearned = 0;
  for (let i = 0; i < 2000; i++) {
    take(i.toString(2).padStart(11, '0').replaceAll('0', 'b').replaceAll('1', 'a').repeat(3));
    if (take('b') > 10) timesLearned += 1;
  }
  expect(timesLearned).toBeGreaterThan(3);
});

test('refuses a pattern that tells too many kinds of characters apart', () => {
  const sets = Array.from({ length: 120 }, (_, i) => `[${String.fromCharCode(0x4e00 + i)}]x`).join('');
  expect(() => createSafePattern(sets)).toThrow('too many kinds');
});

const atom = fc.oneof(
  { arbitrary: fc.constantFrom('a', 'b', '/', '.', '[ab]', '[^a]', '\\d', '\\w', 'é', '1'), weight: 5 },
  { arbitrary: fc.constantFrom('\\b', '(?!a)', '(?=b|/)', '(?:)'), weight: 1 },
);
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc
      .tuple(atom, fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{1,2}'))
      .map(([text, sign]) => (/^(\\b|\(\?[!=])/.test(text) ? text : text + sign)),
    tie('pattern').map((inner) => `(${inner})`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?'))
      // A round that takes nothing is where engines differ in what a group holds.
      .map(([inner, sign]) => `(?:${inner}a)${sign}`),
  ),
}));

test('matches what the native engine matches, with the same groups', () => {
  fc.assert(
    fc.property(pattern, fc.stringMatching(/^[abAB/1é]{0,8}$/), (source, text) => {
      const groups = matchNatively(source, text);
      expect(match(source, text)).toEqual(groups);
      expect(createSafePattern(source).recognize(text, { steps: PLENTY })).toBe(groups !== null);
    }),
    { numRuns: 5000 },
  );
});

test('whatever is given as a pattern is taken as the native engine takes it, or refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab()[\]{}*+?|\\^$.,:=!<>0-3-]{0,12}$/), (source) => {
      try {
        createSafePattern(source);
      } catch (error) {
        if (!(error instanceof PatternError)) throw error;
        return;
      }
      expect(() => new RegExp(source)).not.toThrow();
    }),
    { numRuns: 5000 },
  );
});

test('what a pattern matches has its literal parts, and its example is mostly one of these', () => {
  fc.assert(
    fc.property(pattern, fc.stringMatching(/^[ab/1é]{0,8}$/), (source, text) => {
      const { literal } = createSafePattern(source);
      if (!matchNatively(source, text)) return;
      expect(text.toUpperCase().startsWith(literal.prefix)).toBe(true);
      expect(text.toUpperCase()).toContain(literal.longest);
    }),
  );
  for (const source of ['/old/(.*)', '/(\\d{4})/[^/]+', '/a(?:b|c)+']) {
    expect(matchNatively(source, createSafePattern(source).example)).not.toBeNull();
  }
});
