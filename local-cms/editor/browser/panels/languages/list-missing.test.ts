import { listMissing } from './list-missing.ts';

const hero = { component: 'Hero', label: 'Hero – Welcome' };
const quote = { component: 'Quote', label: 'Quote' };

test.each([
  ['nothing if both have the same', [hero, quote], [quote, hero], []],
  ['a component that only the source has', [hero, quote], [hero], ['Quote']],
  ['one of two', [quote, { ...quote, label: 'Quote – Second' }], [quote], ['Quote – Second']],
  ['nothing of what only the translation has', [hero], [hero, quote], []],
])('a translation lacks %s', (_, source, translation, labels) =>
  expect(listMissing(source, translation)).toEqual(labels),
);
