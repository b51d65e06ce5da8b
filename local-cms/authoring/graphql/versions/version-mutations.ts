import { readSource } from '../../../content/source-file.ts';
import { patchYaml } from '../../../content/yaml/patch-yaml.ts';
import { isRecord } from '../../../content/yaml/same-data.ts';
import { findMissing } from '../../../model/find-missing.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { type EditedItem, toRelativeFile } from '../../changes/find-place.ts';
import { findPageFiles, toHistoryKey } from '../../changes/page-files.ts';
import { setHead } from '../../changes/set-head.ts';
import { toRevision } from '../../files/revision.ts';
import { IncompleteError } from '../../incomplete-error.ts';
import type { FileChange } from '../../save/file-change.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import type { ItemVersionInput } from '../items/item-mutations.ts';

type Arguments = { input: ItemVersionInput };

/** More versions are only in git. */
const MAX_OLDER = 20;

/** The revision of the text from which a change begins; null for a new file. */
export const toBase = (text: string | null): string | null => (text === null ? null : toRevision(text));

function getPageFiles({ node, file }: EditedItem): NonNullable<ReturnType<typeof findPageFiles>> {
  const files = findPageFiles(file);
  if (files && node.history.length > 0) return files;
  throw new AuthoringError(`The item ${node.name} has no versions. Open its page.`);
}

/** Lists the changes that keep the published text as an older version, and remove the oldest if there are too many. */
async function archive(
  context: AuthoringContext,
  { node, version }: EditedItem,
  published: string,
): Promise<FileChange[]> {
  const text = await context.readFile(published);
  if (text === null) return [];
  const own = node.history.filter(({ language }) => language === version.language);
  const older = own.filter(({ stage }) => stage === 'older').sort((a, b) => a.version - b.version);
  const number = own.find(({ stage }) => stage === 'published')?.version ?? 1;
  const oldest = older.slice(0, Math.max(0, older.length + 1 - MAX_OLDER));
  const removed = await Promise.all(
    oldest.map(async ({ path }) => ({ path, base: toBase(await context.readFile(path)), text: null })),
  );
  return [...removed, { path: published.replace(/(\.ya?ml)$/, `.v${number}$1`), base: null, text }];
}

async function save(
  context: AuthoringContext,
  item: EditedItem,
  {
    input,
    action,
    changes,
  }: { input: ItemVersionInput; action: 'publish' | 'restore'; changes: readonly FileChange[] },
): Promise<{ item: AuthoringItem }> {
  const note = {
    historyKey: toHistoryKey(item.file),
    by: toAuthor(input.by),
    action,
    label: `${action === 'publish' ? 'publishing' : 'restoring'} ${item.node.name}`,
    isFinal: action === 'publish',
  };
  await context.saver.save(changes, note);
  return { item: await openItem(context, { ...input, version: null }) };
}

/** The time at which a draft is published is no part of what is published. */
function withoutTime({ file, text }: AuthoringItem): string {
  const { data } = readSource(file, text);
  return isRecord(data) && data.publishAt !== undefined
    ? patchYaml(text, setHead(data, { publishAt: undefined }))
    : text;
}

/** Lists all empty fields, so that a person can fill them in at once. */
function checkComplete({ node, version }: EditedItem): void {
  const missing = [...findMissing(node, ({ language }) => language === version.language)];
  if (missing.length > 0) throw new IncompleteError(missing);
}

export async function publishItemVersion(_: unknown, { input }: Arguments, context: AuthoringContext) {
  checkDatabase(input.database);
  const item = await openItem(context, { ...input, version: null });
  const { stage, draft, published } = getPageFiles(item);
  if (stage !== 'draft') throw new AuthoringError(`The page ${item.node.name} has no draft to publish.`);
  checkComplete(item);
  const base = toBase(await context.readFile(published));
  const changes = [
    ...(await archive(context, item, published)),
    { path: published, base, text: withoutTime(item) },
    { path: draft, base: item.revision, text: null },
  ];
  return save(context, item, { input, action: 'publish', changes });
}

export async function restoreItemVersion(
  _: unknown,
  { input }: { input: ItemVersionInput & { revision?: string | null } },
  context: AuthoringContext,
) {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  const { draft } = getPageFiles(item);
  const newest = await openItem(context, { ...input, version: null });
  if (input.revision && input.revision !== newest.revision)
    throw new AuthoringError(`The page ${item.node.name} was changed meanwhile. Look at it, and try again.`);
  const base = newest.file === draft ? newest.revision : null;
  return save(context, item, { input, action: 'restore', changes: [{ path: draft, base, text: item.text }] });
}

export async function deleteItemVersion(_: unknown, { input }: Arguments, context: AuthoringContext) {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  getPageFiles(item);
  const note = {
    historyKey: toHistoryKey(item.file),
    by: toAuthor(input.by),
    action: 'deleteItemVersion',
    label: `deleting version ${item.version.number} of ${item.node.name}`,
  };
  await context.saver.save([{ path: item.file, base: item.revision, text: null }], note);
  return { successful: true, page: note.historyKey };
}

/** Lists the files of all languages and versions of an item. */
export function listFiles({ node }: EditedItem): string[] {
  if (node.history.length > 0) return node.history.map(({ path }) => path);
  return [...new Set([...node.versions.values()].map(({ fields }) => toRelativeFile(fields.file)))];
}
