import { addTemplate, removeOrphanedTemplates } from './component-templates.ts';

const LINE = 'Quote: { Title: text, Text: rich text }\n';

test.each([
  ['at the end', 'Hero: {}\n\n', `Hero: {}\n${LINE}`],
  ['not again', 'Quote: {}\n', 'Quote: {}\n'],
  ['beside a name that only begins with it', 'Quotes: {}\n', `Quotes: {}\n${LINE}`],
])('adds the fields of a new component %s', (_where, before, after) => {
  expect(addTemplate(before, 'Quote')).toBe(after);
});

const PAGES = 'Page: { Title: text }\nCard:\n  Title: text\n';
const COMPONENTS = '\n# Components: each has a folder\n\n';

test.each([
  ['keeps those of components', `${PAGES}${COMPONENTS}Hero: {}\n`, `${PAGES}${COMPONENTS}Hero: {}\n`],
  ['removes one line', `${PAGES}${COMPONENTS}Quote: {}\nHero: {}\n`, `${PAGES}${COMPONENTS}Hero: {}\n`],
  [
    'removes several lines',
    `${COMPONENTS}Quote:\n  Title: text\n  Text: text\n# Others\nHero: {}\n`,
    `${COMPONENTS}# Others\nHero: {}\n`,
  ],
  ['removes the last', `${COMPONENTS}Hero: {}\nQuote: {}`, `${COMPONENTS}Hero: {}\n`],
  ['removes nothing without the heading', `${PAGES}Quote: {}\n`, `${PAGES}Quote: {}\n`],
])('%s', (_what, before, after) => {
  expect(removeOrphanedTemplates(before, ['Hero'])).toBe(after);
});
