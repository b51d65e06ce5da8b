import { toFormatLocale } from './format-locale';

/**
 * Replaces `{0}` by `detail`. A phrase that depends on a number has a form for each plural category of its language
 * (CLDR), such as `one: {0} page | other: {0} pages`.
 */
export function fillPhrase(phrase: string, detail: string | number, language: string): string {
  const locale = toFormatLocale(language);
  const text = typeof detail === 'number' ? new Intl.NumberFormat(locale).format(detail) : detail;
  return chooseForm(phrase, Number(detail), locale).replace('{0}', () => text);
}

function chooseForm(phrase: string, count: number, locale: string): string {
  const findForm = (name: string) => RegExp(`(^|\\|) *${name}: *([^|]*[^| ])`).exec(phrase)?.[2];
  return findForm(new Intl.PluralRules(locale).select(count)) ?? findForm('other') ?? phrase;
}
