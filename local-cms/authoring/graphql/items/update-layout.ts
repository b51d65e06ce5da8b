import { rootPlaceholders } from '../../../content/schemas/page-file.ts';
import { STATIC } from '../../../content/schemas/raw-rendering.ts';
import { readSource } from '../../../content/source-file.ts';
import { findId } from '../../../content/stable-id.ts';
import { toRenderingId } from '../../../model/add-owned-items.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { changeLayout, type LayoutOperation, type Target } from '../../changes/change-layout.ts';
import type { ItemKey } from '../../changes/find-place.ts';
import { toHistoryKey, toTarget } from '../../changes/page-files.ts';
import { listRenderings } from '../../changes/rendering-places.ts';
import { getAt } from '../../changes/set-at.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { describeOperation, type OperationInput, type TargetInput } from './operation-input.ts';

type UpdateLayoutInput = ItemKey & {
  database?: string | null;
  by?: string | null;
  revision?: string | null;
  operations: readonly OperationInput[];
};

const MAX_OPERATIONS = 100;

const NO_RENDERING = '00000000-0000-0000-0000-000000000000';

/** Converts the name in a chrome, such as `container-{*}`, to the name in a file. */
function toPlaceholderName(name: string, isRoot: boolean): string {
  if (isRoot || name.endsWith(STATIC)) return name;
  return name.endsWith('-{*}') ? name.slice(0, -'-{*}'.length) : name + STATIC;
}

/** Finds a rendering by the uid in its chrome. Ids are resolved in the data that the editor has seen. */
export function createFindKey(ownerId: string, data: unknown): (uid: string) => string {
  const keys = new Map(listRenderings(data).map(({ key }) => [toRenderingId(ownerId, key), key]));
  return (uid) => {
    const key = keys.get(findId(uid) ?? '');
    if (key !== undefined) return key;
    throw new AuthoringError(`The page has no rendering ${uid.slice(0, 60)}.`);
  };
}

function toLayoutTarget(
  { renderingId, placeholder, index }: TargetInput,
  findKey: (uid: string) => string,
): Target {
  const isRoot = !renderingId || findId(renderingId) === NO_RENDERING;
  const name = toPlaceholderName(placeholder, isRoot);
  if (isRoot && !rootPlaceholders.some((root) => root === name))
    throw new AuthoringError(`A page has the placeholders ${rootPlaceholders.join(', ')}.`);
  return { rendering: isRoot ? null : findKey(renderingId), placeholder: name, index };
}

function toOperation(input: OperationInput, findKey: (uid: string) => string): LayoutOperation {
  const { add, move, duplicate, remove, update } = input;
  if ([add, move, duplicate, remove, update].filter(Boolean).length !== 1)
    throw new AuthoringError('Give exactly one of add, move, duplicate, remove and update.');
  if (add) {
    const rendering = { ...add.values, component: add.component };
    return { kind: 'add', target: toLayoutTarget(add.target, findKey), rendering };
  }
  if (move)
    return {
      kind: 'move',
      rendering: findKey(move.renderingId),
      target: toLayoutTarget(move.target, findKey),
    };
  if (duplicate) return { kind: 'duplicate', rendering: findKey(duplicate.renderingId) };
  if (update) return { kind: 'update', rendering: findKey(update.renderingId), values: update.values };
  return { kind: 'remove', rendering: findKey(remove?.renderingId ?? '') };
}

/** Changes the renderings of a page or partial design. */
export async function updateLayout(
  _: unknown,
  { input }: { input: UpdateLayoutInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem; added: string[] }> {
  checkDatabase(input.database);
  const { operations } = input;
  if (operations.length > MAX_OPERATIONS) throw new AuthoringError(`At most ${MAX_OPERATIONS} operations.`);
  const item = await openItem(context, input);
  const { node, version, file } = item;
  if (!version.placeholders) throw new AuthoringError(`The item ${node.name} has no renderings.`);
  const components = listComponents(item);
  const edit = (data: unknown) =>
    // One after another, because an operation can name what the one before it has changed.
    operations.reduce(
      (changed, operation) =>
        changeLayout(changed, [toOperation(operation, createFindKey(node.id, changed))]),
      data,
    );
  await context.saver.save([{ ...toTarget(file), base: input.revision ?? item.revision, edit }], {
    historyKey: toHistoryKey(file),
    by: toAuthor(input.by),
    action: 'updateLayout',
    label: `${operations.map((operation) => describeOperation(operation, components)).join(', ')} on ${node.name}`,
    subject: operations.flatMap(listIds).join(' '),
  });
  const saved = await openItem(context, { ...input, version: null });
  return { item: saved, added: [...listComponents(saved).keys()].filter((id) => !components.has(id)) };
}

const listIds = (operation: OperationInput): string[] =>
  Object.values(operation).flatMap((one) => (one && 'renderingId' in one ? one.renderingId : []));

/** Lists the component of each rendering of an item, by the rendering's id. */
function listComponents({ node, file, text }: AuthoringItem): ReadonlyMap<string, unknown> {
  const { data } = readSource(file, text);
  return new Map(
    listRenderings(data).map(({ key, path }) => [
      toRenderingId(node.id, key),
      getAt(data, [...path, 'component']),
    ]),
  );
}
