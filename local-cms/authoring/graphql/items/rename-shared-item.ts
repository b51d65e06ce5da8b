import type { ItemNode, Site } from '../../../model/site-model.ts';
import { toHistoryKey } from '../../changes/page-files.ts';
import { planSharedRename, type SharedKind } from '../../moves/plan-shared-rename.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, openItem } from '../item-resolvers.ts';
import { listFiles } from '../versions/version-mutations.ts';
import { checkSharedName } from './shared-names.ts';

const KINDS: readonly SharedKind[] = ['shared', 'designs'];

/** Finds the name of a shared item or partial design; null for a page. */
export function findSharedName(site: Site, node: ItemNode): { kind: SharedKind; name: string } | null {
  for (const kind of KINDS) for (const [name, other] of site[kind]) if (other === node) return { kind, name };
  return null;
}

/** Gives a shared item or partial design another name, at once and wherever it is shown. */
export async function renameSharedItem(
  context: AuthoringContext,
  item: AuthoringItem,
  {
    kind,
    name,
    newName,
    by,
  }: { kind: SharedKind; name: string; newName: string; by: string | null | undefined },
): Promise<{ item: AuthoringItem }> {
  const { site, node, version } = item;
  checkSharedName(site, kind, newName);
  const { templates } = context.store.current;
  const rename = { site, templates, node, kind, from: name, to: newName };
  const changes = await planSharedRename(context, context.texts.remember, rename);
  const old = listFiles(item).map(toHistoryKey);
  const others = old.map((key) => key.replace(`/${kind}/${name}/`, `/${kind}/${newName}/`));
  await context.saver.save(changes, {
    historyKey: toHistoryKey(item.file),
    others: [...old, ...others],
    by: toAuthor(by),
    action: 'renameItem',
    label: `renaming ${name} to ${newName}`,
  });
  return { item: await openItem(context, { itemId: node.id, language: version.language }) };
}
