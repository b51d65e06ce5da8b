import { listTexts } from './list-texts.ts';

test.each([
  ['a plain text', 'Solar "power" & more', 'Solar "power" & more'],
  ['a quotation mark in markup', '<p>Solar &quot;power&quot;</p>', 'Solar "power"'],
  ['an apostrophe', '<p>It&#39;s here</p>', "It's here"],
  ['an angle bracket', '<p>5 &lt; 6 &amp;&nbsp;7</p>', '5 < 6 & 7'],
  ['a line break', 'one\r\n  two', 'one two'],
  ['a text inside other markup', '<p>We <b>save</b> money</p>', 'save'],
  ['a number', 7, '7'],
])('finds %s', (_kind, value, text) => {
  expect(listTexts({ placeholders: { main: [{ fields: { Text: { value } } }] } })).toContain(text);
});

test('finds nothing in empty fields', () => {
  expect(listTexts({ fields: { Text: null, Image: {}, isOn: true } })).toEqual([]);
});
