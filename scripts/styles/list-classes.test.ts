import { listClassesInCode, listClassesInContent } from './list-classes.ts';

test.each([
  ['params: { Styles: band d-flex }', ['band', 'd-flex']],
  ['  styles: [container, mb-3]\n  other: btn', ['container', 'mb-3']],
  ["GridParameters: 'col-12 mt-2'\ntext: x", ['col-12', 'mt-2']],
  ['{"Styles": "text-center", "Text": "btn"}', ['text-center']],
  ['{"CSSStyles":"a b"}', ['a', 'b']],
  ['Text: <p class="lead mb-0">x</p>', ['lead', 'mb-0']],
  ["<a class='btn btn-primary'>", ['btn', 'btn-primary']],
  ['{"Text": "<p class=\\"d-none\\">x</p>"}', ['d-none']],
  ['{"value": {"href": "/a", "class": "btn"}}', ['btn']],
  ['Text: We have no class today, and btn is a word', []],
])('in the content %s finds %j', (text, names) => {
  expect(listClassesInContent(text)).toEqual(names);
});

test.each([
  ['<p className="card d-flex" />', ['card', 'd-flex']],
  ['<p className={isOn ? "btn active" : "mb-3" + `p-2`} />', ['btn', 'active', 'mb-3', 'p-2']],
  ['const look = clsx("badge", on && "bg-primary");', ['badge', 'bg-primary']],
  ['<p role="alert" title="card" />', []],
  ["import card from 'card'; export * from 'alert';", []],
  ["type Kind = 'alert' | 'card';", []],
])('in the code %s finds %j', (code, names) => {
  expect(listClassesInCode(code)).toEqual(names);
});
