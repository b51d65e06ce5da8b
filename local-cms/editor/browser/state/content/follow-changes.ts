import { computed, effect, signal } from '@preact/signals';
import { openPage } from '../page/open-page.ts';
import { place } from '../place/place.ts';
import { savedCount } from '../saving/changes.ts';
import { changeCount } from './change-count.ts';
import { here } from './content.ts';

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

/** Other views than that of the page have no page to wait for, nor has a language without pages. */
const isPageLoading = computed(
  () => place.value.view === '' && here.value.page !== undefined && openPage.value.status === 'loading',
);

/** Counts the changes when the page shows them: what is loaded beside it must not make it slower. */
export function followChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counted = 0;
  /** When the first change came that is not counted yet. */
  let since: number | null = null;
  effect(() => {
    const now = known.value;
    const isLoading = isPageLoading.value;
    clearTimeout(timer);
    if (now === counted) return;
    since ??= performance.now();
    const wait = isLoading ? PAGE_MS - (performance.now() - since) : QUIET_MS;
    timer = setTimeout(() => {
      counted = now;
      since = null;
      changeCount.value += 1;
    }, wait);
  });
}
