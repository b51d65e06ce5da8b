import { readSource } from '../../../content/source-file.ts';
import { isRecord } from '../../../content/yaml/same-data.ts';
import { AuthoringError } from '../../authoring-error.ts';
import type { ItemKey } from '../../changes/find-place.ts';
import { toHistoryKey, toTarget } from '../../changes/page-files.ts';
import { getRenderingPath } from '../../changes/rendering-places.ts';
import { getAt, setAt } from '../../changes/set-at.ts';
import type { FileChange } from '../../save/file-change.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { checkSharedName, toSharedFile } from './shared-names.ts';
import { createFindKey } from './update-layout.ts';

type ChangeDatasourceInput = ItemKey & {
  database?: string | null;
  by?: string | null;
  revision?: string | null;
  renderingId: string;
  use?: string | null;
  share?: string | null;
  detach?: boolean | null;
};

type Task = { context: AuthoringContext; item: AuthoringItem; key: string; raw: Record<string, unknown> };

function getRaw(data: unknown, key: string): Record<string, unknown> {
  const raw = getAt(data, getRenderingPath(data, key));
  if (isRecord(raw)) return raw;
  throw new AuthoringError(`The rendering "${key}" cannot be changed.`);
}

/** Returns an edit that sets some keys of a rendering, and removes those that are undefined. */
const createEdit =
  (key: string, values: Readonly<Record<string, unknown>>) =>
  (data: unknown): unknown =>
    Object.entries(values).reduce(
      (changed, [name, value]) => setAt(changed, [...getRenderingPath(changed, key), name], value),
      data,
    );

/** Makes a shared item of the rendering's own content. */
function share({ item, key, raw }: Task, name: string) {
  checkSharedName(item.site, 'shared', name);
  if (raw.datasource !== undefined) throw new AuthoringError(`"${key}" shows shared content already.`);
  const data = { template: String(raw.component), fields: raw.fields ?? {} };
  const path = toSharedFile(item.site, name, item.version.language);
  const created: FileChange = { path, base: null, isNew: true, edit: () => data };
  return { values: { datasource: `shared/${name}`, fields: undefined }, files: [created] };
}

/** Copies the shared content, so that a change of it changes only this page. */
async function detach({ context, item, key, raw }: Task) {
  const name = String(raw.datasource ?? '').replace(/^shared\//, '');
  const shared = item.site.shared.get(name);
  if (!shared) throw new AuthoringError(`"${key}" has its own content already.`);
  const { file, text } = await openItem(context, {
    itemId: shared.id,
    language: item.version.language,
  });
  const fields = getAt(readSource(file, text).data, ['fields']) ?? {};
  return { values: { datasource: undefined, fields }, files: [] };
}

async function plan(task: Task, { use, share: name, detach: isOwn }: ChangeDatasourceInput) {
  if ([use, name, isOwn].filter(Boolean).length !== 1)
    throw new AuthoringError('Give exactly one of use, share and detach.');
  if (name) return share(task, name);
  if (!use) return detach(task);
  return { values: { datasource: `shared/${use.replace(/^shared\//, '')}`, fields: undefined }, files: [] };
}

/** Changes where a rendering has its content: in the page, or in a shared item. */
export async function changeDatasource(
  _: unknown,
  { input }: { input: ChangeDatasourceInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  const { node, file, version } = item;
  if (!version.placeholders) throw new AuthoringError(`The item ${node.name} has no renderings.`);
  const { data } = readSource(file, item.text);
  const key = createFindKey(node.id, data)(input.renderingId);
  const { values, files } = await plan({ context, item, key, raw: getRaw(data, key) }, input);
  const edit = createEdit(key, values);
  // The page last: what it refers to is there when a crash is repaired.
  const changes = [...files, { ...toTarget(file), base: input.revision ?? item.revision, edit }];
  await context.saver.save(changes, {
    historyKey: toHistoryKey(file),
    by: toAuthor(input.by),
    action: 'changeDatasource',
    label: `content of ${key} on ${node.name}`,
  });
  return { item: await openItem(context, { ...input, version: null }) };
}
