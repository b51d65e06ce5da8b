import { toPathSegments, toPublicPath } from '@/features/sites/public-path';
import { findLocale } from '@/platform/text/find-locale';
import type { PageData } from '@/rendering/context/page-data';
import { getPhrases } from '@/texts/built-in-phrases';
import type { LanguageLink } from './language-links';

type Page = Pick<PageData, 'path' | 'language' | 'defaultLanguage' | 'languages'> & {
  /** The languages in which the page itself exists. */
  pageLanguages: readonly string[];
};

/** Returns links to the page in its other languages. The text of each link is in the language of its page. */
export function toLanguageLinks(page: Page): LanguageLink[] {
  const { path, language, defaultLanguage, languages, pageLanguages } = page;
  const segments = toPathSegments(path) ?? [];
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const isMissing = !pageLanguages.includes(other);
      const target = { language: other, path: isMissing ? [] : segments };
      return {
        language: other,
        name: toOwnName(other),
        href: toPublicPath({ defaultLanguage }, target),
        note: isMissing ? getPhrases(other).texts['language-home'] : undefined,
      };
    });
}

function toOwnName(language: string): string {
  if (!findLocale(language)) return language;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
