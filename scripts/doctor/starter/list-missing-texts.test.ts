import { listMissingTexts, sortTexts } from './list-missing-texts';

test.each([
  [['Hello', 'Bye'], ['Bye', 'Hello'], []],
  [['Hello'], ['Hello world'], []],
  [['Hello'], ['Bye'], ['Hello']],
])('of the texts %j, a page with %j does not show %j', (expected, shown, missing) => {
  expect(listMissingTexts(expected, shown)).toEqual(missing);
});

test('sorts texts of edit mode by whether other modes must show them, each once', () => {
  const edited = ['Hello', 'A draft', '(editing)', 'Hello'];
  expect(sortTexts(edited, { ofFields: ['A draft', 'Hello'], published: 'Hello world' })).toEqual({
    published: ['Hello'],
    drafts: ['A draft'],
    others: ['(editing)'],
  });
});

test('leaves out what edit mode shows for empty fields', () => {
  const edited = ['[No text in field]', 'Datasource is required. Please choose a content item.'];
  expect(sortTexts(edited, { ofFields: edited, published: '' })).toEqual({
    published: [],
    drafts: [],
    others: [],
  });
});
