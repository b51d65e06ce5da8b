import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { type Content, fetchContent, type Page } from '../../platform/client.ts';
import { createLoader } from '../create-loader.ts';
import { go, place } from '../place/place.ts';
import { savedCount } from '../saving/changes.ts';
import { showProblem } from '../status.ts';
import { changeCount } from './change-count.ts';
import { toShownState } from './shown-state.ts';

/** Sites, languages and pages; null until they are loaded. */
export const content = signal<Content | null>(null);

/** A page that somebody has moved stays open at its new address. */
function takeContent(next: Content): void {
  batch(() => {
    const { page, site } = here.value;
    content.value = next;
    const pages =
      next.sites.find(({ name }) => name === site?.name)?.languages.flatMap((one) => one.pages) ?? [];
    const moved = pages.find(({ itemId }) => itemId === page?.itemId);
    if (moved && moved.route !== page?.route) go({ page: moved.route });
  });
}

const loadContent = createLoader(fetchContent, takeContent);

let latest: Promise<void> = Promise.resolve();

/** The changes of this window after which the pages were loaded last. */
let loadedAfter = -1;

/** Loads the pages again. */
export function renewContent(): Promise<void> {
  loadedAfter = savedCount.peek();
  latest = loadContent().catch((error: unknown) => {
    loadedAfter = -1;
    throw error;
  });
  return latest;
}

/** Waits until the pages are loaded as they are after the last change here. */
export const whenContentIsNew = (): Promise<void> =>
  loadedAfter === savedCount.peek() ? latest : renewContent();

/** Loads the pages, and again after each change, which can give one another title or stage. */
export function startContent(): void {
  effect(() => {
    if (changeCount.value >= 0) untracked(() => whenContentIsNew().catch(showProblem));
  });
}

/** The site, language and page of the address, or else the defaults: an unknown name never fails. */
export const here = computed(() => {
  const sites = content.value?.sites ?? [];
  const { value } = place;
  const site = sites.find(({ name }) => name === value.site) ?? sites[0];
  const languages = site?.languages ?? [];
  const find = (wanted?: string) => languages.find(({ name }) => name === wanted);
  const language = find(value.language) ?? find(site?.defaultLanguage) ?? languages[0];
  const pages = (language?.pages ?? []).filter((one) => one.isPublic && one.stage !== 'missing');
  const findPage = (wanted: string) => pages.find(({ route }) => route === wanted);
  const page = findPage(value.page) ?? findPage('/') ?? pages[0];
  return { site, language: language?.name ?? '', pages, page };
});

/** Whether what is shown can be changed. Older versions, recorded sites and pages in another language cannot. */
export const mayChange = computed(() => {
  const { site, page } = here.value;
  const { state, version, component } = place.value;
  const isShown = toShownState(state, page) === 'edit' && !version && !component;
  return isShown && site?.isRecorded === false && page !== undefined && page.stage !== 'fallback';
});

/** Lists the public pages of the tree, also those that are missing in the language. */
export function listAllPages(): Page[] {
  const { site, language } = here.value;
  const all = site?.languages.find(({ name }) => name === language)?.pages ?? [];
  return all.filter(({ isPublic }) => isPublic);
}
