import { findId } from '../../content/stable-id.ts';
import { AuthoringError } from '../authoring-error.ts';
import type { AuthoringContext } from './authoring-context.ts';
import { type AuthoringItem, openItem } from './item-resolvers.ts';

/** Opens an item that has its own file, in the default language or another that it has. */
export async function openAnyLanguage(
  context: AuthoringContext,
  input: { itemId?: string | null; path?: string | null },
): Promise<AuthoringItem> {
  const id = findId(input.itemId ?? '');
  for (const site of context.store.current.drafts.values()) {
    const node = id === null ? site.byPath.get((input.path ?? '').toLowerCase()) : site.byId.get(id);
    const own = [...(node?.versions.keys() ?? [])];
    const language = own.find((name) => name === site.settings.defaultLanguage) ?? own[0];
    if (!node || language === undefined) continue;
    const item = await openItem(context, { itemId: node.id, language });
    // A datasource or an inline item is a part of another item's file.
    const isWhole =
      node.history.length > 0 || [...site.shared.values(), ...site.designs.values()].includes(node);
    if (isWhole) return item;
    throw new AuthoringError(`${node.name} is a part of ${item.file}. Change it there.`);
  }
  throw new AuthoringError(`There is no item ${(input.itemId ?? input.path ?? '').slice(0, 100)}.`);
}
