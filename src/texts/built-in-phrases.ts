import type { BuiltInLanguage } from './error-pages';
import { getByLanguage } from './get-by-language';
import { ar } from './phrases/ar';
import { da } from './phrases/da';
import { de } from './phrases/de';
import { en, type Phrases } from './phrases/en';
import { es } from './phrases/es';
import { fi } from './phrases/fi';
import { fr } from './phrases/fr';
import { it } from './phrases/it';
import { ja } from './phrases/ja';
import { nb } from './phrases/nb';
import { nl } from './phrases/nl';
import { pl } from './phrases/pl';
import { pt } from './phrases/pt';
import { sv } from './phrases/sv';

const phrasesByLanguage = {
  ar,
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  ja,
  nb,
  nl,
  pl,
  pt,
  sv,
} satisfies Readonly<Record<BuiltInLanguage, Phrases>>;

/** The keys of all phrases that the site's own components and its page frame show. */
export const phraseKeys: readonly string[] = Object.keys(en);

/** Returns the phrases of a language, or in English if it has none, and the language that they are in. */
export function getPhrases(language: string): { texts: Phrases; language: string } {
  return getByLanguage(phrasesByLanguage, language);
}
