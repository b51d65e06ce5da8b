import type { BoxName } from './boxes.ts';
import type { FieldEditing } from './fields/field-editing.ts';
import { findFieldAt, findFieldIn } from './measure.ts';
import { type ChromeNode, findNodeAt } from './read-chromes.ts';
import { readState } from './refresh.ts';

type MouseParts = {
  getRoot: () => ChromeNode;
  mark: (name: BoxName, node: ChromeNode) => void;
  /** Hides the frame around what is pointed at. */
  leave: () => void;
  typing: FieldEditing;
};

function findClicked(root: ChromeNode, target: Node, { detail, clientX: x, clientY: y }: MouseEvent) {
  const around = findNodeAt(root, target);
  if (!around) return null;
  // A click that the keyboard has made has no place.
  const place = detail > 0 ? { x, y } : null;
  const inside = place ? findFieldAt(around, place) : findFieldIn(around, target);
  return { node: (around.type !== 'field' && inside) || around, place };
}

/** Selects what is clicked, and begins typing there. */
export function listenToMouse({ getRoot, mark, leave, typing }: MouseParts): void {
  const point = ({ target }: Event) => {
    const isEdited = readState() === 'edit' && target instanceof Node;
    const node = isEdited ? findNodeAt(getRoot(), target) : null;
    if (node) mark('hover', node);
  };
  const click = (event: MouseEvent) => {
    if (readState() !== 'edit' || !(event.target instanceof Node)) return;
    // In edit mode, a click selects a part of the page and must not follow a link.
    event.preventDefault();
    if (typing.findKind(event.target)) return;
    const clicked = findClicked(getRoot(), event.target, event);
    if (!clicked) return;
    const { node, place } = clicked;
    mark('selected', node);
    if (node.type === 'field') typing.begin(node, place);
  };
  document.addEventListener('click', click, true);
  document.addEventListener('pointerover', point, true);
  document.documentElement.addEventListener('pointerleave', leave);
}
