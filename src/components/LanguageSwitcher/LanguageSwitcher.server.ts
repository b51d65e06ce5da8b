import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import type { ComponentLoader, LoaderContext } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';
import type { LanguageLink } from './language-links';
import { toLanguageLinks } from './to-language-links';

export const phrases: readonly PhraseKey[] = ['language-switcher-label'];

/** Returns links to the page in the site's other languages, or to the front page in a language that it does not have. */
export const load: ComponentLoader<LanguageLink[]> = async (_rendering, context) => {
  const { languages, pageLanguages, language } = context;
  const hasAll = languages.every((known) => known === language || pageLanguages.includes(known));
  const homeLanguages = hasAll ? [] : await fetchHomeLanguages(context);
  const shown = languages.filter((known) => pageLanguages.includes(known) || homeLanguages.includes(known));
  return toLanguageLinks({ ...context, languages: shown });
};

/** A site may have a language without any page. */
const fetchHomeLanguages = ({ cms, siteName, language, signal }: LoaderContext): Promise<readonly string[]> =>
  fetchPageLanguages(cms, { siteName, path: '/', language }, { signal });
