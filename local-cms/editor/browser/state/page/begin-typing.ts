import type { OutlineNode } from '../../platform/messages.ts';
import { toId } from '../ids.ts';
import { explain } from '../status.ts';
import { channel, openPage, selected, selectedNode, walkOutline } from './open-page.ts';
import { noteOrigin } from './typing-origin.ts';
import { walkPart } from './walk-part.ts';

const isTyped = ({ type, canType, fieldType }: OutlineNode): boolean =>
  type === 'field' && (canType === true || fieldType === 'Rich Text');

/** Finds the first text of a part that is edited on the page itself, not in the panel. */
export const findTyped = (node: OutlineNode): OutlineNode | undefined => [...walkPart(node)].find(isTyped);

function begin(field: OutlineNode | undefined, nothing: string): void {
  if (!field) {
    explain(nothing);
    return;
  }
  noteOrigin();
  channel.value?.type(field.key);
}

/** Puts the caret into the selected text of the page, or the first one of the selected part. */
export function typeInSelected(): void {
  const [node, part] = [selectedNode.value, selected.value];
  const field = (node && findTyped(node)) ?? (part && findTyped(part));
  begin(field, 'Select a part of the page with a text first. The panel at the right has all its fields.');
}

/** Puts the caret into a field of an item where the page shows it. */
export function typeInField(itemId: string, name: string): void {
  const field = [...walkOutline(openPage.value.outline)].find(
    (node) => isTyped(node) && node.title === name && toId(node.item?.id ?? '') === toId(itemId),
  );
  begin(field, 'The page does not show this field, or it cannot be typed there.');
}
