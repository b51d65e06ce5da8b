/** No rule is for a longer one, and sorting takes its time: such a query is spelled as it is. */
const MAX_LENGTH = 2048;

/** The one spelling of a query: its parameters as a set, so that neither order nor case matters, as with paths. */
export function toQueryKey(search: string): string {
  if (search === '' || search.length > MAX_LENGTH) return search;
  const entries = [...new URLSearchParams(search)].map((entry) => JSON.stringify(entry).toLowerCase());
  return entries.sort().join('&');
}
