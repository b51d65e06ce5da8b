import { dateSchema } from '../../../content/schemas/field-schemas.ts';
import { readSource } from '../../../content/source-file.ts';
import { patchYaml } from '../../../content/yaml/patch-yaml.ts';
import type { ItemNode } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { findPageFiles, toHistoryKey } from '../../changes/page-files.ts';
import { setHead } from '../../changes/set-head.ts';
import { listSubtree } from '../../moves/plan-move.ts';
import type { FileChange } from '../../save/file-change.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { openAnyLanguage } from '../open-any-language.ts';
import { listPresentFiles, openMovable } from './move-item.ts';
import { checkFree, checkName, findParent, joinRoute } from './page-address.ts';

type Common = { database?: string | null; itemId?: string | null; path?: string | null; by?: string | null };

export type CopyItemInput = Common & {
  targetParentId?: string | null;
  targetParentPath?: string | null;
  copyItemName: string;
  deepCopy?: boolean | null;
};

/** Removes what only one page can have. The name would be that of two items beside each other. */
const toCopy = (file: string, text: string): string =>
  patchYaml(
    text,
    setHead(readSource(file, text).data, { id: undefined, name: undefined, publishAt: undefined }),
  );

/** Copies the newest version of a page in each language, as drafts. */
async function copyPage(context: AuthoringContext, node: ItemNode, folder: string): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const { language, number } of node.versions.values()) {
    const file = node.history.find((own) => own.language === language && own.version === number);
    const text = file && !file.isRecorded ? await context.readFile(file.path) : null;
    if (file && text !== null)
      changes.push({ path: `${folder}/${language}.draft.yml`, base: null, text: toCopy(file.path, text) });
  }
  return changes;
}

/** Copies a page, with the pages below it if `deepCopy` says so. Links keep leading to where they did. */
export async function copyItem(
  _: unknown,
  { input }: { input: CopyItemInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  const { site, node, route, item } = await openMovable(context, input);
  checkName(input.copyItemName);
  const parent = findParent(
    context.store.current,
    input.targetParentId ?? input.targetParentPath ?? node.parent?.id ?? '',
  );
  if (parent.site !== site) throw new AuthoringError('A page cannot be copied to another site.');
  const copy = joinRoute(parent.route, input.copyItemName);
  checkFree(site, copy);
  const pages = input.deepCopy ? listSubtree(node) : [node];
  const changes: FileChange[] = [];
  for (const page of pages) {
    const folder = `${site.folder}/pages${copy}${(page.route ?? '').slice(route.length)}`;
    changes.push(...(await copyPage(context, page, folder)));
  }
  const [page = '', ...others] = [...node.versions.keys()].map(
    (language) => `${site.folder}/pages${copy}/${language}`,
  );
  const note = {
    historyKey: page,
    others,
    by: toAuthor(input.by),
    action: 'copyItem',
    label: `copying ${route} to ${copy}`,
  };
  await context.saver.save(changes, note);
  const copied = context.store.current.drafts.get(node.siteName.toLowerCase())?.pages.get(copy.toLowerCase());
  return { item: await openItem(context, { itemId: copied?.id, language: item.version.language }) };
}

export type UpdatePageInput = Common & { navigation: boolean };

/** Shows a page in menus and the sitemap, or hides it there, at once and in all languages. */
export async function updatePage(
  _: unknown,
  { input }: { input: UpdatePageInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const item = await openAnyLanguage(context, input);
  const { node } = item;
  if (node.route === null) throw new AuthoringError(`${node.name} is no page.`);
  // Menus show a page by default.
  const navigation = input.navigation ? undefined : false;
  const edit = (data: unknown) => setHead(data, { navigation });
  const changes: FileChange[] = [];
  for (const path of listPresentFiles(node)) {
    const text = await context.readFile(path);
    if (text !== null) changes.push({ path, base: context.texts.remember(text), edit });
  }
  const [page = toHistoryKey(item.file), ...others] = changes.map(({ path }) => toHistoryKey(path));
  const label = `${input.navigation ? 'show' : 'hide'} ${node.name} in menus`;
  await context.saver.save(changes, {
    historyKey: page,
    others,
    by: toAuthor(input.by),
    action: 'updatePage',
    label,
  });
  return { item: await openItem(context, { itemId: node.id, language: item.version.language }) };
}

export type SchedulePublishInput = Common & { language: string; at?: string | null };

function toMinutes(at: string): string {
  const time = dateSchema.safeParse(at);
  if (!time.success) throw new AuthoringError('Write the time as 2026-05-01T08:00Z.');
  return time.data.replace(/(:00)?(\.\d{3})?Z$/, 'Z');
}

/** Writes when the CMS publishes the draft of a page, or removes it. */
export async function schedulePublish(
  _: unknown,
  { input }: { input: SchedulePublishInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  const { node, file, revision } = item;
  if (findPageFiles(file)?.stage !== 'draft')
    throw new AuthoringError(`The page ${node.name} has no draft to publish.`);
  const publishAt = input.at ? toMinutes(input.at) : undefined;
  const edit = (data: unknown) => setHead(data, { publishAt });
  await context.saver.save([{ path: file, base: revision, edit }], {
    historyKey: toHistoryKey(file),
    by: toAuthor(input.by),
    action: 'schedule',
    label: `schedule of ${node.name}`,
  });
  return { item: await openItem(context, { ...input, version: null }) };
}
