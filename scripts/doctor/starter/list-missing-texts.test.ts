import { findMissingTexts } from './find-missing-texts';

test.each([
  [['Hello', 'Bye'], ['Bye', 'Hello'], []],
  [['Hello'], ['Hello world'], []],
  [['Hello', 'Hello'], ['Bye'], ['does not show "Hello"']],
  [['[No text in field]', 'Datasource is required. Please choose a content item.'], [], []],
])('of the texts %j, a page with %j does not show %j', (edited, shown, problems) => {
  expect(findMissingTexts(edited, shown)).toEqual(problems);
});
