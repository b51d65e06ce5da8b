import { AuthoringError } from '../../authoring-error.ts';
import { toHistoryKey } from '../../changes/page-files.ts';
import { toRevision } from '../../files/revision.ts';
import { listSubtree } from '../../moves/plan-move.ts';
import { planRemoval } from '../../moves/plan-removal.ts';
import type { FileChange } from '../../save/file-change.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase } from '../item-resolvers.ts';
import { openAnyLanguage } from '../open-any-language.ts';
import { listFiles } from '../versions/version-mutations.ts';

type DeleteItemInput = {
  database?: string | null;
  itemId?: string | null;
  path?: string | null;
  deep?: boolean | null;
  linkTo?: string | null;
  createRedirect?: boolean | null;
  by?: string | null;
};

async function listChanges(context: AuthoringContext, item: AuthoringItem): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const path of listFiles(item)) {
    const text = await context.readFile(path);
    if (text !== null) changes.push({ path, base: toRevision(text), text: null });
  }
  return changes;
}

function listPageChanges(context: AuthoringContext, { site, node }: AuthoringItem, input: DeleteItemInput) {
  const { route } = node;
  if (route === null || route === '/') throw new AuthoringError('The home page cannot be deleted.');
  const below = listSubtree(node).length > 1;
  if (below && !input.deep)
    throw new AuthoringError(`The page ${node.name} has pages below it. Delete them first.`);
  const target = input.linkTo ? site.byId.get(input.linkTo.toLowerCase())?.route : null;
  if (input.linkTo && (!target || `${target}/`.startsWith(`${route}/`)))
    throw new AuthoringError('Choose a page that is not deleted as the target of links.');
  return planRemoval(context, context.texts.remember, {
    site,
    templates: context.store.current.templates,
    route,
    linkTo: target ?? null,
    createRedirect: input.createRedirect ?? false,
    hasPagesBelow: below,
  });
}

/** Deletes an item in all languages. The check refuses it if something links to it. */
export async function deleteItem(
  _: unknown,
  { input }: { input: DeleteItemInput },
  context: AuthoringContext,
): Promise<{ successful: boolean; page: string }> {
  checkDatabase(input.database);
  const item = await openAnyLanguage(context, input);
  const { node } = item;
  const changes =
    node.route === null ? await listChanges(context, item) : await listPageChanges(context, item, input);
  const page = toHistoryKey(item.file);
  const others = node.history.map(({ path }) => toHistoryKey(path));
  const note = {
    historyKey: page,
    others,
    by: toAuthor(input.by),
    action: 'deleteItem',
    label: `deleting ${node.name}`,
  };
  await context.saver.save(changes, note);
  return { successful: true, page };
}
