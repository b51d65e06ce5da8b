import type { ComponentLoader } from '@/rendering/component-server';
import type { LanguageLink } from './language-links';
import { toLanguageLinks } from './to-language-links';

export const phrases = ['language-switcher-label'];

/** Only languages that the site has and the page itself is written in. */
export const load: ComponentLoader<LanguageLink[]> = async (_rendering, context) => {
  const languages = context.languages.filter((known) => context.pageLanguages.includes(known));
  return toLanguageLinks({ ...context, languages });
};
