import { addTemplate, removeOrphanedTemplates, usesTemplate } from './component-templates.ts';

const LINE = 'Quote: { Title: text, Text: rich text }\n';

test.each([
  ['adds the template of a new component at the end', 'Hero: {}\n\n', `Hero: {}\n${LINE}`],
  ['does not add a second template', 'Quote: {}\n', 'Quote: {}\n'],
  [
    'adds a template beside one whose name only begins with the same word',
    'Quotes: {}\n',
    `Quotes: {}\n${LINE}`,
  ],
])('%s', (_title, before, after) => {
  expect(addTemplate(before, 'Quote')).toBe(after);
});

const PAGES = 'Page: { Title: text }\nCard:\n  Title: text\n';
const COMPONENTS = '\n# Components: each has a folder\n\n';

test.each([
  [
    'keeps the templates of existing components',
    `${PAGES}${COMPONENTS}Hero: {}\n`,
    `${PAGES}${COMPONENTS}Hero: {}\n`,
  ],
  [
    'removes a template of one line',
    `${PAGES}${COMPONENTS}Quote: {}\nHero: {}\n`,
    `${PAGES}${COMPONENTS}Hero: {}\n`,
  ],
  [
    'removes a template of several lines',
    `${COMPONENTS}Quote:\n  Title: text\n  Text: text\n# Others\nHero: {}\n`,
    `${COMPONENTS}# Others\nHero: {}\n`,
  ],
  ['removes the last template', `${COMPONENTS}Hero: {}\nQuote: {}`, `${COMPONENTS}Hero: {}\n`],
  ['removes nothing when the heading is missing', `${PAGES}Quote: {}\n`, `${PAGES}Quote: {}\n`],
])('%s', (_title, before, after) => {
  expect(removeOrphanedTemplates(before, ['Hero'], () => false).yaml).toBe(after);
});

test('keeps templates that others or content use, and names those that it removes', () => {
  const kept = `${PAGES}${COMPONENTS}Hero: { Slides: items of Slide }\nSlide: { Parts: items of Part }\nPart: {}\nTab: {}\n`;
  const orphans = 'Gallery: { Pictures: items of Picture }\nPicture: {}\n';
  expect(removeOrphanedTemplates(kept + orphans, ['Hero'], (name) => name === 'Tab')).toEqual({
    yaml: kept,
    removed: ['Gallery', 'Picture'],
  });
});

test.each([
  ['template: Tab\n', true],
  ['  - { component: "Tab", fields: {} }', true],
  ['template: Tabs\n', false],
  ['Text: Tab\n', false],
])('%j uses the template Tab: %s', (source, isUsed) => {
  expect(usesTemplate(source, 'Tab')).toBe(isUsed);
});
