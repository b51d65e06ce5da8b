import type { Head } from '@/rendering/context/page-data';
import { type PageSource, toPageUrl } from './page-source';

/**
 * Lists the page in each language that it has, and `x-default`, so that the pages name each other. A page that shows
 * another language's content is not one of them, so it lists none.
 */
export function listAlternates(source: PageSource): Head['alternates'] {
  const { key, site, pageLanguages } = source;
  const languages = site.languages.filter((language) => pageLanguages.includes(language));
  if (languages.length < 2 || !languages.includes(key.language)) return [];
  const fallback = languages.includes(site.defaultLanguage) ? site.defaultLanguage : (languages[0] ?? '');
  return [
    ...languages.map((language) => ({ language, href: toPageUrl(source, language) })),
    { language: 'x-default', href: toPageUrl(source, fallback) },
  ];
}
