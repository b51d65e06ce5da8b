import { computed, signal } from '@preact/signals';
import type { PageUse } from '../../platform/description.ts';
import { place } from '../place/place.ts';
import { selectedKey } from './open-page.ts';

type OpenedShared = { itemId: string; name: string; file: string; pages: PageUse[] };

/** The shared item whose fields are open without a part of the page; null if there is none. */
export const openedShared = signal<OpenedShared | null>(null);

// Whoever selects something wants to see that.
computed(() => `${place.value.site} ${place.value.page} ${selectedKey.value}`).subscribe(() => {
  openedShared.value = null;
});
