import { globSync, readFileSync } from 'node:fs';

// Property names and values that mean a side of the screen instead of a side of the text.
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\b[\w-]*:|(?:text-align|float|clear): (?:left|right)\b|\binset: \S+ (?!0 )\S+ \S+ \S+;/gm;

test('style sheets name the sides of the text, so that they also suit right-to-left languages', () => {
  const files = globSync('src/**/*.scss');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(PHYSICAL) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
