/** A URL without its query and fragment, in a text or in the markup of a rich text. */
const URL_PATTERN = /https?:\/\/[^\s"'<>()\\?#&]+/gi;

/** Copies JSON and replaces the URLs in all of its texts. `toUrl` gets URLs without query and fragment. */
export function replaceUrls(value: unknown, toUrl: (url: string) => string): unknown {
  if (typeof value === 'string') return value.replace(URL_PATTERN, (url) => toUrl(url));
  if (Array.isArray(value)) return value.map((part) => replaceUrls(part, toUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceUrls(part, toUrl)]));
}
