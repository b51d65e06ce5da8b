import { effect, untracked } from '@preact/signals';
import { RefusedChange } from '../../platform/client.ts';
import { changeCount } from '../content/change-count.ts';
import { here } from '../content/content.ts';
import { showOnPage } from '../page/open-page.ts';
import { showProblem } from '../status.ts';
import { findItem, loadItem } from './items.ts';
import { type Typed, typeValue } from './save-items.ts';
import { late } from './unsaved.ts';

/** Values whose items could not be loaded, by item, language and field. */
const values = new Map<string, Typed>();

const toKey = ({ itemId, language, name }: Typed): string => `${itemId} ${language} ${name}`;

function keep(typed: Typed): void {
  values.set(toKey(typed), typed);
  late.value = values.size;
}

function drop(typed: Typed): void {
  values.delete(toKey(typed));
  late.value = values.size;
}

/** Takes a value of an item that can have to be loaded first. If that fails, the value is kept for `takeLate`. */
export async function takeValue(typed: Typed): Promise<void> {
  const { itemId, language } = typed;
  try {
    if (!findItem(itemId, language)) await loadItem(itemId, language);
  } catch (error) {
    // What the CMS refuses to read is no longer there.
    if (!(error instanceof RefusedChange)) keep(typed);
    throw error;
  }
  drop(typed);
  typeValue(typed);
}

/** Takes the values that were kept, and shows them on the page, which can have been renewed without them. */
export async function takeLate(): Promise<void> {
  for (const typed of [...values.values()]) {
    const { itemId, language, name, value } = typed;
    await loadItem(itemId, language).catch((error: unknown) => {
      if (error instanceof RefusedChange) drop(typed);
      throw error;
    });
    // A newer value can have come meanwhile.
    if (values.get(toKey(typed)) !== typed) continue;
    drop(typed);
    typeValue(typed);
    if (typeof value === 'string' && language === here.value.language) showOnPage(itemId, name, value);
  }
}

/** Takes late values after each change, and when the CMS can be reached again, which counts as one. */
export function startLateValues(): void {
  effect(() => {
    if (changeCount.value >= 0) untracked(() => takeLate().catch(showProblem));
  });
}
