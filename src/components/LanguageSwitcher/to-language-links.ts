import { toPathSegments, toPublicPath } from '@/features/sites/public-path';
import type { PageData } from '@/rendering/context/page-data';
import type { LanguageLink } from './language-links';

type Page = Pick<PageData, 'path' | 'language' | 'defaultLanguage' | 'languages'>;

/** Returns links to the page in its other languages. The text of each link is in the language of its page. */
export function toLanguageLinks({ path, language, defaultLanguage, languages }: Page): LanguageLink[] {
  const segments = toPathSegments(path) ?? [];
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      language: other,
      name: toOwnName(other),
      href: toPublicPath({ defaultLanguage }, { language: other, path: segments }),
    }));
}

function toOwnName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
