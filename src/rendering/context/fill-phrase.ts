import { toFormatLocale } from './format-locale';

export type PhraseDetail = string | number | undefined;

/**
 * Replaces `{0}` by the first of the details and `{1}` by the second. A phrase that depends on the first one as a number
 * has a form for each plural category of its language (CLDR), such as `one: {0} page | other: {0} pages`.
 */
export function fillPhrase(phrase: string, details: readonly PhraseDetail[], language: string): string {
  const locale = toFormatLocale(language);
  const toText = (detail: PhraseDetail = '') =>
    typeof detail === 'number' ? new Intl.NumberFormat(locale).format(detail) : detail;
  return chooseForm(phrase, Number(details[0]), locale).replace(/\{([01])\}/g, (_, index) =>
    toText(details[index]),
  );
}

function chooseForm(phrase: string, count: number, locale: string): string {
  const findForm = (name: string) => RegExp(`(^|\\|) *${name}: *([^|]*[^| ])`).exec(phrase)?.[2];
  return findForm(new Intl.PluralRules(locale).select(count)) ?? findForm('other') ?? phrase;
}
