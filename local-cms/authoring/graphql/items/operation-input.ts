import { readSource } from '../../../content/source-file.ts';
import { findId } from '../../../content/stable-id.ts';
import { toRenderingId } from '../../../model/add-owned-items.ts';
import { toWords } from '../../../platform/to-words.ts';
import { listRenderings } from '../../changes/rendering-places.ts';
import { getAt } from '../../changes/set-at.ts';
import type { AuthoringItem } from '../item-resolvers.ts';

export type TargetInput = { renderingId?: string | null; placeholder: string; index: number };

/** Exactly one of the operations. */
export type OperationInput = {
  add?: { target: TargetInput; component: string; values?: Record<string, unknown> | null } | null;
  move?: { renderingId: string; target: TargetInput } | null;
  duplicate?: { renderingId: string } | null;
  remove?: { renderingId: string } | null;
  update?: { renderingId: string; values: Record<string, unknown> } | null;
};

/** Says what an operation does, such as `deleting Hero`. */
export function describeOperation(
  { add, move, duplicate, remove, update }: OperationInput,
  { node, file, text }: AuthoringItem,
): string {
  if (add) return `adding ${toWords(add.component.slice(0, 60))}`;
  const { data } = readSource(file, text);
  const toComponent = (uid: string): string => {
    const place = listRenderings(data).find(({ key }) => toRenderingId(node.id, key) === findId(uid));
    const component = place && getAt(data, [...place.path, 'component']);
    return typeof component === 'string' ? toWords(component) : 'a component';
  };
  if (move) return `moving ${toComponent(move.renderingId)}`;
  if (duplicate) return `duplicating ${toComponent(duplicate.renderingId)}`;
  if (remove) return `deleting ${toComponent(remove.renderingId)}`;
  return `settings of ${toComponent(update?.renderingId ?? '')}`;
}
