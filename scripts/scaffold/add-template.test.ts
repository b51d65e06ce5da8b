/** @jest-environment node */
import { addTemplate } from './add-template.ts';

const LINE = 'Quote: { Title: text, Text: rich text }\n';

test.each([
  [
    'under its heading',
    '# Components with a datasource\nHero: {}\n',
    `# Components with a datasource\n${LINE}Hero: {}\n`,
  ],
  ['at the end where there is no such heading', 'Hero: {}\n\n', `Hero: {}\n${LINE}`],
  ['not again', 'Quote: {}\n', 'Quote: {}\n'],
  ['beside one whose name only begins like it', 'Quotes: {}\n', `Quotes: {}\n${LINE}`],
])('writes the fields %s', (_where, before, after) => {
  expect(addTemplate(before, 'Quote')).toBe(after);
});
