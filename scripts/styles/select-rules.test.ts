import { selectRules } from './select-rules.ts';

const select = (css: string, wanted: readonly string[], ownCss = '') =>
  selectRules(css, { isWanted: (name) => wanted.includes(name), ownCss }).replace(/\s+/g, ' ');

test.each([
  ['.a { x: 1 } .b { x: 2 }', '.a { x: 1 }'],
  ['.a, .b { x: 1 }', '.a { x: 1 }'],
  ['.a:hover, p { x: 1 }', '.a:hover { x: 1 }'],
  ['.a .b { x: 1 } .a:not(.b) { x: 2 }', ''],
  ['@media (min-width: 1px) { .a { x: 1 } .b { x: 2 } }', '@media (min-width: 1px) { .a { x: 1 } }'],
  ['@media print { .b { x: 1 } } p { x: 2 }', ''],
  ['@supports (x: 1) { @media print { .b { x: 1 } } }', ''],
  ['/* a note */ .a { x: 1 }', '.a { x: 1 }'],
])('of the rules %s keeps %j for the class a', (css, kept) => {
  expect(select(css, ['a'])).toBe(kept);
});

test('leaves the classes of the site to the site, and keeps rules that only mention them', () => {
  const css = '.row { x: 1 } .row .a { x: 2 } .a { x: 3 }';
  expect(select(css, ['a', 'row'], '.row { x: 4 }')).toBe('.row .a { x: 2 } .a { x: 3 }');
});

test('keeps the variables and animations that the rules use, and not those of the site', () => {
  const css = `:root { --one: var(--two); --two: 2; --three: 3; --site: 4 }
    .a { x: var(--one) var(--site); animation: spin 1s }
    @keyframes spin { to { x: 1 } } @keyframes other { to { x: 1 } }`;
  expect(select(css, ['a'], ':root { --site: 5 }')).toBe(
    ':root { --one: var(--two); --two: 2; } .a { x: var(--one) var(--site); animation: spin 1s } @keyframes spin { to { x: 1 } }',
  );
});
