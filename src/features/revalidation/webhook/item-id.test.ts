import { listItemIds, toItemId } from './item-id';

const ID = 'fa27b51ee4394cbb89f8f451b13ff9dc';

test.each([
  ['FA27B51EE4394CBB89F8F451B13FF9DC', ID],
  ['{FA27B51E-E439-4CBB-89F8-F451B13FF9DC}', ID],
  [' fa27b51e-e439-4cbb-89f8-f451b13ff9dc ', ID],
  ['FA27B51EE4394CBB89F8F451B13FF9DC-layout', null],
  ['/sitecore/content', null],
  ['', null],
])('the id in "%s" is %s', (text, id) => {
  expect(toItemId(text)).toBe(id);
});

test('finds the ids in a text once each', () => {
  const braced = '{FA27B51E-E439-4CBB-89F8-F451B13FF9DC}';
  expect(listItemIds(`${braced}|{80471F77-7283-45D4-859E-0FD004F42FEB}|${braced}`)).toEqual([
    ID,
    '80471f77728345d4859e0fd004f42feb',
  ]);
  expect(listItemIds(ID.toUpperCase())).toEqual([ID]);
  expect(listItemIds('col-12')).toEqual([]);
});
