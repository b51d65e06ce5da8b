import type { Site } from '@/features/sites/site-list/site-list';

/**
 * Returns the languages of pages that a change in a language can concern: `da` also `da-DK`, which may show its content.
 * Without a language, all languages.
 */
export function listConcernedLanguages(language: string | null, sites: readonly Site[]): string[] {
  const all = [...new Set(sites.flatMap(({ languages }) => languages))];
  if (language === null) return all;
  const wanted = language.toLowerCase();
  const isConcerned = (name: string) => name.toLowerCase().startsWith(`${wanted}-`);
  return [language, ...all.filter(isConcerned)];
}
