/** Maximum number of entries that are read from a header. Browsers send fewer entries. */
const MAX_ENTRIES = 20;
const ENTRY = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** `da-DK` also matches the language `da`, and `da` also matches `da-DK` (RFC 9110 §12.5.4, RFC 4647 §3.4). */
export function findAcceptedLanguage(header: string, languages: readonly string[]): string | null {
  const accepted = header
    .split(',', MAX_ENTRIES)
    .flatMap((entry) => {
      const [, range, quality = '1'] = ENTRY.exec(entry.trim()) ?? [];
      return range === undefined ? [] : [{ range: range.toLowerCase(), quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { range } of accepted) {
    const found = range === '*' ? languages[0] : findByRange(range, languages);
    if (found) return found;
  }
  return null;
}

function findByRange(range: string, languages: readonly string[]): string | null {
  const find = (matches: (language: string) => boolean) =>
    languages.find((language) => matches(language.toLowerCase()));
  return (
    find((language) => language === range) ??
    find((language) => range.startsWith(`${language}-`)) ??
    find((language) => language.startsWith(`${range}-`)) ??
    null
  );
}
