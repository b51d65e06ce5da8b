/**
 * Replaces `{0}` by `detail`. A phrase that depends on a number has a form for each plural category of its language
 * (CLDR), such as `one: {0} page | other: {0} pages`.
 */
export function fillPhrase(phrase: string, detail: string | number, language: string): string {
  const findForm = (name: string) => RegExp(`(^|\\|) *${name}: *([^|]*[^| ])`).exec(phrase)?.[2];
  const category = new Intl.PluralRules(language).select(Number(detail));
  const text = typeof detail === 'number' ? new Intl.NumberFormat(language).format(detail) : detail;
  return (findForm(category) ?? findForm('other') ?? phrase).replace('{0}', () => text);
}
