import type { ItemNode, Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { toHistoryKey } from '../../changes/page-files.ts';
import { setHead } from '../../changes/set-head.ts';
import { arrangeSiblings } from '../../moves/arrange-siblings.ts';
import { planMove } from '../../moves/plan-move.ts';
import type { FileChange } from '../../save/file-change.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { findSharedName, renameSharedItem } from '../items/rename-shared-item.ts';
import { openAnyLanguage } from '../open-any-language.ts';
import { checkFree, checkName, findParent, joinRoute } from './page-address.ts';

type Common = { database?: string | null; itemId?: string | null; path?: string | null; by?: string | null };

type Placing = { sortBefore?: string | null; sortAfter?: string | null };

export type MoveItemInput = Common &
  Placing & {
    targetParentId?: string | null;
    targetParentPath?: string | null;
    createRedirect?: boolean | null;
  };

export type RenameItemInput = Common & { newName: string; createRedirect?: boolean | null };

type OpenPage = { item: AuthoringItem; site: Site; node: ItemNode; route: string };

/** Returns the page of an item to change its place. The home page has none. */
function toMovable(item: AuthoringItem): OpenPage {
  const { site, node } = item;
  if (node.route === null || node.route === '/')
    throw new AuthoringError(
      `${node.name} cannot be moved: it is ${node.route ? 'the home page' : 'no page'}.`,
    );
  return { item, site, node, route: node.route };
}

export async function openMovable(context: AuthoringContext, input: Common): Promise<OpenPage> {
  checkDatabase(input.database);
  return toMovable(await openAnyLanguage(context, input));
}

const hasPage = ({ history }: ItemNode): boolean => history.length > 0;

/** Lists the changes of the order of a page and, if there is no number between them, of those beside it. */
function listOrders(page: ItemNode, parent: ItemNode, { sortBefore, sortAfter }: Placing) {
  const wanted = sortBefore ?? sortAfter;
  if (!wanted) return new Map<ItemNode, number>();
  const others = parent.children.filter((node) => node.route !== null && node !== page && hasPage(node));
  const index = others.findIndex(({ id }) => id === wanted.toLowerCase());
  if (index < 0) throw new AuthoringError(`There is no page ${wanted.slice(0, 60)} beside it.`);
  return arrangeSiblings(others, page, sortBefore ? index : index + 1);
}

/** The order of a page and whether menus show it are not versions: they change in all its present files. */
export const listPresentFiles = ({ history }: ItemNode): string[] =>
  history.filter(({ stage, isRecorded }) => stage !== 'older' && !isRecorded).map(({ path }) => path);

/** Undo works from the page in all its languages, at its old and at its new address. */
function toPages(node: ItemNode, newRoute: string): string[] {
  const old = `/pages${node.route}/`;
  return node.history.flatMap(({ path }) => [
    toHistoryKey(path),
    toHistoryKey(path.replace(old, `/pages${newRoute}/`)),
  ]);
}

type Target = { route: string; orders: ReadonlyMap<ItemNode, number>; createRedirect: boolean };

async function listChanges(
  context: AuthoringContext,
  { site, route }: OpenPage,
  target: Target,
): Promise<FileChange[]> {
  const edits = new Map(
    [...target.orders].flatMap(([page, order]) =>
      listPresentFiles(page).map((file) => [file, (data: unknown) => setHead(data, { order })] as const),
    ),
  );
  if (target.route !== route) {
    const { createRedirect } = target;
    const move = { from: route, to: target.route };
    const { templates } = context.store.current;
    return planMove(context, context.texts.remember, { site, templates, move, createRedirect, edits });
  }
  const changes: FileChange[] = [];
  for (const [path, edit] of edits) {
    const text = await context.readFile(path);
    if (text !== null) changes.push({ path, base: context.texts.remember(text), edit });
  }
  return changes;
}

function checkNewRoute({ site, route }: OpenPage, newRoute: string): void {
  const from = route.toLowerCase();
  const to = newRoute.toLowerCase();
  if (to === from)
    throw new AuthoringError(
      'The new address differs only in upper and lower case. Rename the page to something else first, and then to this address.',
    );
  checkFree(site, newRoute);
  if (to.startsWith(`${from}/`)) throw new AuthoringError(`${route} cannot be moved below itself.`);
}

async function move(
  context: AuthoringContext,
  page: OpenPage,
  { action, by, ...target }: Target & { action: string; by: string | null | undefined },
): Promise<{ item: AuthoringItem }> {
  const { node, item, route } = page;
  if (target.route !== route) checkNewRoute(page, target.route);
  const [first = toHistoryKey(item.file), ...others] = toPages(node, target.route);
  const label = target.route === route ? `order of ${node.name}` : `moving ${route} to ${target.route}`;
  const note = { historyKey: first, others, by: toAuthor(by), action, label };
  await context.saver.save(await listChanges(context, page, target), note);
  return { item: await openItem(context, { itemId: node.id, language: item.version.language }) };
}

/** Moves a page with the pages below it, or changes its place among the pages beside it. */
export async function moveItem(_: unknown, { input }: { input: MoveItemInput }, context: AuthoringContext) {
  const page = await openMovable(context, input);
  const { node, route } = page;
  const wanted = input.targetParentId ?? input.targetParentPath ?? node.parent?.id ?? '';
  const parent = findParent(context.store.current, wanted);
  if (parent.site !== page.site) throw new AuthoringError('A page cannot be moved to another site.');
  return move(context, page, {
    action: 'moveItem',
    by: input.by,
    route: joinRoute(parent.route, route.replace(/^.*\//, '')),
    orders: listOrders(node, parent.node, input),
    createRedirect: input.createRedirect ?? false,
  });
}

/** Changes the last word of a page's address, or the name of a shared item or partial design. */
export async function renameItem(
  _: unknown,
  { input }: { input: RenameItemInput },
  context: AuthoringContext,
) {
  checkDatabase(input.database);
  const item = await openAnyLanguage(context, input);
  const shared = findSharedName(item.site, item.node);
  if (shared) return renameSharedItem(context, item, { ...shared, newName: input.newName, by: input.by });
  const page = toMovable(item);
  checkName(input.newName);
  return move(context, page, {
    action: 'renameItem',
    by: input.by,
    route: page.route.replace(/[^/]*$/, input.newName),
    orders: new Map(),
    createRedirect: input.createRedirect ?? false,
  });
}
