import { computed, effect, signal, untracked } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring } from '../../platform/client.ts';
import { PAGE_STATE_FIELDS, PageState } from '../../platform/mutations.ts';
import { changeCount } from '../content/change-count.ts';
import { here, mayChange } from '../content/content.ts';
import { showProblem } from '../status.ts';

/** Whether the page has a draft; null while that is not known, or for what cannot be changed. */
export const pageState = signal<PageState | null>(null);

const QUERY = `query ($where: ItemQueryInput!) { item(where: $where) { ${PAGE_STATE_FIELDS} } }`;

const schema = z.object({ item: PageState });

async function renew(itemId: string, language: string, isNow: () => boolean): Promise<void> {
  const where = { itemId, language };
  const { item } = await askAuthoring(schema, QUERY, { where });
  if (isNow()) pageState.value = item;
}

/** Asks for the state of the page when it is opened, and after each change of it. */
export function startPageState(): void {
  let newest = 0;
  // Pages that are loaded again are other objects, but not another page.
  const open = computed(() => here.value.page?.itemId ?? '');
  const shown = computed(() => here.value.language);
  let before = '';
  effect(() => {
    const [itemId, language] = [open.value, shown.value];
    const key = `${itemId} ${language}`;
    const isSame = key === before;
    before = key;
    const isKnown = itemId !== '' && mayChange.value && changeCount.value >= 0;
    newest += 1;
    const turn = newest;
    untracked(() => {
      // That of the same page stays until the answer, so that the top bar does not jump.
      if (!isKnown || !isSame) pageState.value = null;
      if (isKnown) renew(itemId, language, () => turn === newest).catch(showProblem);
    });
  });
}
