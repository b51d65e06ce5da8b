/** An entry of a list of items: the fields of an item, or the name of a shared item or a page. */
export type Entry = string | Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

export const toEntries = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);

const MAX_LENGTH = 60;

/** What people recognize an entry by: its title, or else its first text. */
export function toEntryName(entry: Entry, number: number): string {
  if (typeof entry === 'string') return entry;
  const texts = [entry.Title, ...Object.values(entry)].filter((value) => typeof value === 'string');
  const text = texts.map((html) => html.replace(/<[^>]*>/g, ' ').trim()).find(Boolean) ?? `Entry ${number}`;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Sets a field of an entry; null removes it. */
export function setEntryField(
  entry: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (value !== null) return { ...entry, [name]: value };
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== name));
}
