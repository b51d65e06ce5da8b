/** @jest-environment jsdom */
import { type ChromeNode, readChromes } from '../read-chromes.ts';
import { createTextEditing } from './text-editing.ts';

const toField = (title: string, markup: string, rawValue: string) => {
  const chrome = JSON.stringify({
    title,
    fieldType: 'Single-Line Text',
    datasource: { id: '{1}' },
    rawValue,
  });
  const code = (kind: string, text = '') =>
    `<code class="scpm" chrometype="field" kind="${kind}">${text}</code>`;
  return `<div>${code('open', chrome)}${markup}${code('close')}</div>`;
};

const BODY = toField('Title', '<h1>About</h1>', 'About') + toField('Sub', '<h2>Other</h2>', 'Other');

function open(html = BODY) {
  document.body.innerHTML = html;
  let root = readChromes(document.querySelectorAll('code.scpm')).root;
  const sent: [string, object][] = [];
  const tabs: string[] = [];
  const send = (name: string, data: object = {}) => void sent.push([name, data]);
  const editing = createTextEditing({
    channel: { send, listen: () => {} },
    getRoot: () => root,
    onTab: ({ key }) => tabs.push(key) > 0,
  });
  editing.allow(true);
  const getNode = (index: number): ChromeNode => {
    const node = root.children[index];
    if (!node) throw new Error('There is no such field.');
    return node;
  };
  /** Updates the page as React does, which finds its own nodes again. */
  const update = (change: () => void, unsaved: readonly { item: string; field: string }[] = []) => {
    const before = editing.look(unsaved);
    const held = editing.release();
    change();
    root = readChromes(document.querySelectorAll('code.scpm')).root;
    editing.resume(held, before);
  };
  return { editing, sent, tabs, getNode, update };
}

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

function type(selector: string, text: string): void {
  const element = find(selector);
  element.textContent = text;
  element.dispatchEvent(new Event('input'));
}

const later = () => jest.advanceTimersByTime(1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const title = { item: '1', field: 'Title' };

test.each([
  ['is not saved', 'Mine', () => later(), [title]],
  ['was typed just now', 'Mine', () => {}, []],
  ['is saved, and was changed by somebody else since', 'Theirs', () => later(), []],
])('after an update, a text that %s is %s', (_, shown, wait, unsaved) => {
  const { editing, sent, getNode, update } = open();
  editing.begin(getNode(0), null);
  type('h1', 'Mine');
  wait();
  update(() => {
    const { firstChild } = find('h1');
    if (firstChild) firstChild.nodeValue = 'Theirs';
  }, unsaved);
  expect(find('h1').textContent).toBe(shown);
  expect(sent.map(([name]) => name)).not.toContain('ended');
});

test('what is shown while the page is updated leaves no old text', () => {
  const { editing, update } = open();
  update(() => {
    editing.show(title, 'Typed in the panel');
    const { firstChild } = find('h1');
    if (firstChild) firstChild.nodeValue = 'New';
  });
  editing.show(title, 'Typed in the panel');
  expect(find('h1').textContent).toBe('Typed in the panel');
  update(() => {});
  expect(find('h1').textContent).toBe('New');
});

test('a text that is clicked during an update is opened after it', () => {
  const { editing, sent, getNode, update } = open();
  editing.begin(getNode(0), null);
  update(() => editing.begin(getNode(1), null));
  expect(sent.map(([name, data]) => [name, Object(data).field])).toEqual([
    ['began', 'Title'],
    ['ended', 'Title'],
    ['began', 'Sub'],
  ]);
});

test('a letter that is typed while the text leaves the page is saved', () => {
  const { editing, sent, getNode, update } = open();
  editing.begin(getNode(0), null);
  update(() => {
    const event = new InputEvent('beforeinput', { inputType: 'insertText', data: '!', cancelable: true });
    find('h1').dispatchEvent(event);
    find('div').remove();
  });
  expect(sent.slice(1)).toEqual([
    ['input', { ...title, value: 'About!' }],
    ['ended', { ...title, value: 'About' }],
  ]);
});

test('an empty field that is clicked and left has its hint again, and one that is typed into keeps its text', () => {
  const { editing, getNode } = open(toField('Title', '<span>[No text in field]</span>', ''));
  editing.begin(getNode(0), null);
  expect(find('span').textContent).toBe('');
  editing.end();
  expect(find('span').textContent).toBe('[No text in field]');
  editing.begin(getNode(0), null);
  type('span', 'Typed');
  editing.end();
  editing.begin(getNode(0), null);
  expect(find('span').textContent).toBe('Typed');
});

test('a text is typed on after its first save, when the site shows it in another element', () => {
  const { editing, sent, getNode, update } = open(toField('Title', '<span>[No text in field]</span>', ''));
  editing.begin(getNode(0), null);
  type('span', 'Har');
  update(() => {
    // Chromium tells of the lost focus while the element is still there.
    find('span').dispatchEvent(new Event('blur'));
    find('span').outerHTML = '<h2>Har</h2>';
  });
  expect(find('h2').getAttribute('role')).toBe('textbox');
  type('h2', 'Harbour');
  editing.end();
  expect(sent.map(([name]) => name)).toEqual(['began', 'input', 'input', 'ended']);
  expect(sent.at(-1)).toEqual(['ended', { ...title, value: 'Harbour' }]);
});

test('a text that is left during an update is closed after it', () => {
  const { editing, sent, getNode, update } = open();
  editing.begin(getNode(0), null);
  update(() => find('h1').dispatchEvent(new Event('blur')));
  expect(sent.map(([name]) => name)).toEqual(['began', 'ended']);
});

test('Tab that is pressed during an update goes on after it', () => {
  const { editing, getNode, update, tabs } = open();
  editing.begin(getNode(0), null);
  const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
  update(() => {
    expect(editing.press(event)).toBe(true);
    expect(tabs).toEqual([]);
  });
  expect([event.defaultPrevented, tabs]).toEqual([true, ['/0']]);
});
