import { here } from '../content/content.ts';
import { toId } from '../ids.ts';
import { showOnPage } from '../page/open-page.ts';
import { items } from './items.ts';
import type { Typed } from './save-items.ts';
import { listUnloaded } from './unloaded-values.ts';

/** Lists what is typed in the language that is open, and not saved yet. */
export function listUnsaved(): Typed[] {
  const typed = [...items.value.values()].flatMap((edited) =>
    [...edited.typed].map(([name, value]) => ({
      itemId: toId(edited.item.itemId),
      language: edited.language,
      name,
      value,
    })),
  );
  return [...typed, ...listUnloaded()].filter(({ language }) => language === here.value.language);
}

/** Shows what is not saved yet again, after the page was renewed. */
export function showUnsaved(): void {
  for (const { itemId, name, value } of listUnsaved()) showOnPage(itemId, name, value);
}
