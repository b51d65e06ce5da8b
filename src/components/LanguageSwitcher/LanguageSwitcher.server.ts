import type { ComponentLoader } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';
import type { LanguageLink } from './language-links';
import { toLanguageLinks } from './to-language-links';

export const phrases: readonly PhraseKey[] = ['language-switcher-label'];

/** Returns links to the page in the other languages that both the site and the page have. */
export const load: ComponentLoader<LanguageLink[]> = async (_rendering, context) => {
  const languages = context.languages.filter((known) => context.pageLanguages.includes(known));
  return toLanguageLinks({ ...context, languages });
};
