import { computed, signal } from '@preact/signals';
import { type Content, fetchContent } from '../platform/client.ts';
import { place } from './place.ts';
import { showProblem } from './status.ts';

/** Sites, languages and pages; null until they are loaded. */
export const content = signal<Content | null>(null);

export async function renewContent(): Promise<void> {
  content.value = await fetchContent();
}

export function startContent(): void {
  renewContent().catch(showProblem);
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
  const isShown = state !== 'preview' && state !== 'normal' && !version && !component;
  return isShown && site?.isRecorded === false && page !== undefined && page.stage !== 'fallback';
});
