/** @jest-environment jsdom */
import { readChromes } from '../read-chromes.ts';
import { createRichTextEditing } from './rich-text-editing.ts';

const chrome = JSON.stringify({
  title: 'Intro',
  fieldType: 'Rich Text',
  datasource: { id: '{1}' },
  rawValue: '',
});

const BODY = `<div><code class="scpm" chrometype="field" kind="open">${chrome}</code><p>Hi</p>
  <code class="scpm" chrometype="field" kind="close"></code></div><a href="/">Home</a>`;

function open() {
  document.body.innerHTML = BODY;
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  let root = readChromes(document.querySelectorAll('code.scpm')).root;
  const sent: string[] = [];
  const channel = { send: (name: string) => void sent.push(name), listen: () => {} };
  const editing = createRichTextEditing(channel, 'http://cms.test', () => root);
  const [node] = root.children;
  if (!node) throw new Error('There is no field.');
  const update = (change: () => void) => {
    editing.release();
    change();
    root = readChromes(document.querySelectorAll('code.scpm')).root;
    editing.resume();
  };
  return { editing, node, sent, update };
}

afterEach(() => jest.restoreAllMocks());

test('a rich text that is about to open when the page is updated is opened after it', () => {
  const { editing, node, sent, update } = open();
  editing.begin(node, null);
  update(() => {
    document.body.innerHTML = BODY;
  });
  expect(sent).toEqual(['askRichText', 'askRichText']);
});

test('a rich text that somebody has left during the update is not opened', () => {
  const { editing, node, sent, update } = open();
  editing.begin(node, null);
  update(() => document.querySelector('a')?.focus());
  expect(sent).toEqual(['askRichText']);
});
