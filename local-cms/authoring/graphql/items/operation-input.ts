import { findId } from '../../../content/stable-id.ts';
import { toWords } from '../../../platform/to-words.ts';

export type TargetInput = { renderingId?: string | null; placeholder: string; index: number };

/** Exactly one of the operations. */
export type OperationInput = {
  add?: { target: TargetInput; component: string; values?: Record<string, unknown> | null } | null;
  move?: { renderingId: string; target: TargetInput } | null;
  duplicate?: { renderingId: string } | null;
  remove?: { renderingId: string } | null;
  update?: { renderingId: string; values: Record<string, unknown> } | null;
};

/** Says what an operation does, such as `deleting Hero`. `components` has the component of each rendering id. */
export function describeOperation(
  { add, move, duplicate, remove, update }: OperationInput,
  components: ReadonlyMap<string, unknown>,
): string {
  if (add) return `adding ${toWords(add.component.slice(0, 60))}`;
  const toComponent = (uid: string): string => {
    const component = components.get(findId(uid) ?? '');
    return typeof component === 'string' ? toWords(component) : 'a component';
  };
  if (move) return `moving ${toComponent(move.renderingId)}`;
  if (duplicate) return `duplicating ${toComponent(duplicate.renderingId)}`;
  if (remove) return `deleting ${toComponent(remove.renderingId)}`;
  return `settings of ${toComponent(update?.renderingId ?? '')}`;
}
