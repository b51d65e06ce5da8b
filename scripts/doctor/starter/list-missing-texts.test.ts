import { listContent, listMissingTexts } from './list-missing-texts';

test.each([
  [['Hello', 'Bye'], ['Bye', 'Hello'], []],
  [['Hello'], ['Hello world'], []],
  [['Hello'], ['Bye'], ['does not show "Hello"']],
])('of the texts %j, a page with %j does not show %j', (expected, shown, problems) => {
  expect(listMissingTexts(expected, shown)).toEqual(problems);
});

test('leaves out what only editors see, and repetitions', () => {
  const edited = ['Hello', '[No text in field]', 'Datasource is required. Please choose a content item.'];
  expect(listContent([...edited, 'Hello'])).toEqual(['Hello']);
});
