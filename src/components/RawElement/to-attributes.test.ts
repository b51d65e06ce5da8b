import { toAttributes } from './to-attributes';

test.each<[unknown, Record<string, string>]>([
  [
    { class: 'note', id: 'a', 'data-x': '1', 'aria-label': 'Note' },
    { className: 'note', 'data-x': '1', 'aria-label': 'Note' },
  ],
  [{ onclick: 'alert(1)', onClick: 'alert(1)', style: 'color:red', src: '/x', href: '/x' }, {}],
  [{ dangerouslySetInnerHTML: '<b>', key: 'k', ref: 'r', children: 'x' }, {}],
  [{ class: 5, title: null, CLASS: 'loud' }, { className: 'loud' }],
  [{ id: '__NEXT_DATA__', ID: '__next' }, {}],
  [{ 'data-island': 'i0', 'DATA-SLOT': 'box', 'data-islands': '1' }, { 'data-islands': '1' }],
  ['class', {}],
  [undefined, {}],
])('%j becomes the attributes %j', (attributes, expected) => {
  expect(toAttributes(attributes)).toEqual(expected);
});
