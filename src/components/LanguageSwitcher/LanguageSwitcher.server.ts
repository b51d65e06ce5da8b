import { fetchPageLanguages } from '@/cms/fetch-page-languages';
import { toItemPath, toPathSegments } from '@/lib/public-path';
import type { ComponentLoader } from '@/rendering/component-server';
import { type LanguageLink, toLanguageLinks } from './language-links';

export const phrases = ['language-switcher-label'];

/** Only languages that the site has and the page itself is written in. */
export const load: ComponentLoader<LanguageLink[]> = async (_rendering, context) => {
  const { cms, siteName, language, signal } = context;
  const path = toItemPath(toPathSegments(context.path) ?? []);
  const written = await fetchPageLanguages(cms, { siteName, path, language }, { signal });
  const languages = context.languages.filter((known) => written.includes(known));
  return toLanguageLinks({ ...context, languages });
};
