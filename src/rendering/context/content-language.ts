import type { PageData } from './page-data';

/** With a language fallback, the page's content is in another language than its header, footer and phrases. */
export function findContentLanguage({ language, languages, layout }: PageData): string | undefined {
  const { itemLanguage } = layout.sitecore.route ?? {};
  const isOther = itemLanguage && itemLanguage !== language && languages.includes(itemLanguage);
  return isOther ? itemLanguage : undefined;
}
