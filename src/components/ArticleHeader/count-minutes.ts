import { toFormatLocale } from '@/rendering/context/format-locale';

/** Adults read 238 words of English a minute (Brysbaert 2019); names and figures slow them down. */
const WORDS_A_MINUTE = 220;
/** More than any article has. */
const MAX_LENGTH = 200_000;

/** Returns how many minutes it takes to read texts, at least 1; 0 if there is no word. */
export function countMinutes(texts: readonly string[], language: string): number {
  const segmenter = new Intl.Segmenter(toFormatLocale(language), { granularity: 'word' });
  const text = texts.join('\n').slice(0, MAX_LENGTH);
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
