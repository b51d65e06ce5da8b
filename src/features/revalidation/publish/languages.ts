import type { Site } from '@/features/sites/site-list/site-list';

/** The CMS does not always write a language in the same way: `da-DK` is `da-dk`. */
export const isSameLanguage = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/**
 * Returns the languages of pages that a change in a language can concern: `da` also `da-DK`, which may show its content.
 * Without a language, all languages. They are written as on the first site that has them.
 */
export function listConcernedLanguages(language: string | null, sites: readonly Site[]): string[] {
  const all = sites.flatMap(({ languages }) => languages);
  const distinct = all.filter(
    (name, index) => all.findIndex((other) => isSameLanguage(name, other)) === index,
  );
  if (language === null) return distinct;
  const prefix = `${language.toLowerCase()}-`;
  return [
    distinct.find((name) => isSameLanguage(name, language)) ?? language,
    ...distinct.filter((name) => name.toLowerCase().startsWith(prefix)),
  ];
}
