/** @jest-environment jsdom */
import { findNode, findNodeAt, readChromes, toOutline } from './read-chromes.ts';

const OWNER = '00000000-0000-0000-0000-000000000000';

const open = (type: string, id = '', text = '') =>
  `<code class="scpm" chrometype="${type}" kind="open" id="${id}">${text}</code>`;
const close = (type: string) => `<code class="scpm" chrometype="${type}" kind="close"></code>`;

function read(html: string) {
  document.body.innerHTML = html;
  return readChromes(document.querySelectorAll('code.scpm'));
}

const field = JSON.stringify({
  datasource: { id: '{1}', language: 'en', revision: 'r', version: 2 },
  title: 'Text',
  fieldId: '{2}',
  fieldType: 'Rich Text',
});

const page =
  open('placeholder', `headless_main_${OWNER}`) +
  open('rendering', 'u1') +
  `<h2>${open('field', '', field)}Hello${close('field')}</h2>` +
  close('rendering') +
  open('rendering', 'u2') +
  close('rendering') +
  close('placeholder');

test('readChromes pairs chromes by nesting and reads their details', () => {
  const { root, faults } = read(page);
  expect(faults).toEqual([]);
  expect(toOutline(root, () => true).children).toEqual([
    {
      key: '/0',
      type: 'placeholder',
      name: 'headless_main',
      owner: OWNER,
      children: [
        {
          key: '/0/0',
          type: 'rendering',
          uid: 'u1',
          children: [
            {
              key: '/0/0/0',
              type: 'field',
              title: 'Text',
              fieldType: 'Rich Text',
              item: { id: '{1}', language: 'en' },
              canType: true,
              children: [],
            },
          ],
        },
        { key: '/0/1', type: 'rendering', uid: 'u2', children: [] },
      ],
    },
  ]);
});

test('a chrome node is found by its key and by a DOM node inside it', () => {
  const { root } = read(page);
  expect(findNode(root, '/0/1')?.uid).toBe('u2');
  expect(findNode(root, '/0/7')).toBeNull();
  const [heading] = document.getElementsByTagName('h2');
  const text = heading?.childNodes[1];
  if (!heading || !text) throw new Error('The page has no heading.');
  expect(findNodeAt(root, text)?.key).toBe('/0/0/0');
  expect(findNodeAt(root, heading)?.key).toBe('/0/0');
  expect(findNodeAt(root, document.body)).toBeNull();
});

test.each([
  ['a rendering that is never closed', open('rendering', 'u1'), 'A rendering is never closed.'],
  ['a closing chrome without an opening one', close('field'), 'A field is closed where a page is open.'],
  [
    'chromes that overlap',
    open('rendering', 'u1') + open('field') + close('rendering'),
    'A rendering is closed where a field is open.',
  ],
  ['a placeholder without an id', open('placeholder') + close('placeholder'), 'A placeholder has no id.'],
  [
    'a chrome of an unknown type',
    open('constructor'),
    'There is a chrome of the unknown type "constructor".',
  ],
])('readChromes reports %s', (_, html, fault) => {
  expect(read(html).faults).toContain(fault);
});

test('a field whose chrome contains invalid JSON stays in the outline', () => {
  expect(toOutline(read(open('field', '', '{') + close('field')).root, () => true).children[0]?.title).toBe(
    'not readable',
  );
});
