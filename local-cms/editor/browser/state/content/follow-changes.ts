import { computed, effect, signal } from '@preact/signals';
import { openPage } from '../page/open-page.ts';
import { place } from '../place/place.ts';
import { savedCount } from '../saving/changes.ts';
import { changeCount } from './change-count.ts';

/** Changes that follow each other faster than this are taken together. */
const QUIET_MS = 100;

/** The longest time that a page may take before all else is loaded beside it. */
const PAGE_MS = 1_500;

const heard = signal(0);

/** Takes note of a change that the CMS has told of. */
export function noteChange(): void {
  heard.value += 1;
}

const known = computed(() => savedCount.value + heard.value);

/** Other views than that of the page have no page to wait for. */
const isLoading = computed(() => place.value.view === '' && openPage.value.status === 'loading');

/** Counts the changes when the page shows them: what is loaded beside it must not make it slower. */
export function followChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counted = 0;
  effect(() => {
    const now = known.value;
    const wait = isLoading.value ? PAGE_MS : QUIET_MS;
    clearTimeout(timer);
    if (now === counted) return;
    timer = setTimeout(() => {
      counted = now;
      changeCount.value += 1;
    }, wait);
  });
}
