/** @jest-environment jsdom */
import { type ChromeNode, readChromes } from '../read-chromes.ts';
import { listenForDrops } from './image-drop.ts';

function drag(name: string, target: Element, more: object = {}): void {
  const event = new Event(name, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files: [] }, ...more }));
}

test('a picture is marked while a file is over it, and no longer when the file leaves the window', () => {
  const field = JSON.stringify({ title: 'Image', fieldType: 'Image' });
  document.body.innerHTML = `<script id="jss-hrz-editing"></script>
    <code class="scpm" chrometype="field" kind="open">${field}</code><img><code class="scpm" chrometype="field" kind="close"></code>`;
  const { root } = readChromes(document.querySelectorAll('code.scpm'));
  const marked: (ChromeNode | null)[] = [];
  listenForDrops(
    { send: () => {}, listen: () => {} },
    { getRoot: () => root, mark: (node) => marked.push(node) },
  );
  const image = document.images[0] ?? document.body;
  drag('dragover', image);
  expect(marked.at(-1)?.title).toBe('Image');
  drag('dragleave', image, { relatedTarget: document.body });
  expect(marked.at(-1)?.title).toBe('Image');
  drag('dragleave', image, { relatedTarget: null });
  expect(marked.at(-1)).toBeNull();
});
