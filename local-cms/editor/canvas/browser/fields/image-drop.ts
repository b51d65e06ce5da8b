import type { Channel } from '../channel.ts';
import { type ChromeNode, findNodeAt } from '../read-chromes.ts';
import { readState } from '../refresh.ts';
import { toFieldName } from './field-name.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Lets pictures of the page be replaced by files that are dropped on them. `mark` shows which one it would be. */
export function listenForDrops(
  channel: Channel,
  { getRoot, mark }: { getRoot: () => ChromeNode; mark: (node: ChromeNode | null) => void },
): void {
  const findImage = ({ target }: DragEvent): ChromeNode | null => {
    if (readState() !== 'edit' || !(target instanceof Node)) return null;
    const node = findNodeAt(getRoot(), target);
    return node?.fieldType === 'Image' ? node : null;
  };
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault();
    const image = findImage(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = image ? 'copy' : 'none';
    mark(image);
  });
  document.addEventListener('dragleave', (event) => {
    // Otherwise only another part of the page is under the mouse.
    if (hasFiles(event) && !event.relatedTarget) mark(null);
  });
  document.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const image = findImage(event);
    const [file] = event.dataTransfer?.files ?? [];
    if (image && file) channel.send('dropped', { ...toFieldName(image), file });
  });
}
