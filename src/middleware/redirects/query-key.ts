/** The one spelling of a query: its parameters as a set, so that their order does not matter. */
export function toQueryKey(search: string): string {
  if (search === '') return '';
  const entries = [...new URLSearchParams(search)].map((entry) => JSON.stringify(entry));
  return entries.sort().join('&');
}
