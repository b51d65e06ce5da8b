import { GraphQLError } from 'graphql';

/** Maximum number of entries per page, as on Experience Edge. */
const maxPageSize = 1000;

export type Paging = { first?: number | null; after?: string | null };

export type Page<Entry> = {
  total: number;
  pageInfo: { endCursor: string | null; hasNext: boolean };
  results: Entry[];
};

export const toInputError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

export function checkPageSize(name: string, size: number): number {
  if (size >= 1 && size <= maxPageSize) return size;
  throw toInputError(`"${name}" must be from 1 to ${maxPageSize}, not ${size}`);
}

/** The key lets paging continue while content changes. The position is used if the key's entry is deleted. */
const encodeCursor = (position: number, key: string): string =>
  Buffer.from(`${position} ${key}`, 'utf8').toString('base64');

function decodeCursor(cursor: string): { position: number; key: string } {
  const text = Buffer.from(cursor, 'base64').toString('utf8');
  const [, digits, key] = /^(\d{1,9}) (.*)$/s.exec(text) ?? [];
  const position = Number(digits);
  // Buffer.from ignores what is not Base64, so the text must also encode to this cursor.
  if (key === undefined || encodeCursor(position, key) !== cursor)
    throw toInputError('"after" is not a cursor of this server');
  return { position, key };
}

function getStart<Entry>(entries: readonly Entry[], toKey: (entry: Entry) => string, after: string): number {
  const { position, key } = decodeCursor(after);
  const index = entries.findIndex((entry) => toKey(entry) === key);
  return index === -1 ? position : index + 1;
}

export function toPage<Entry>(
  entries: readonly Entry[],
  toKey: (entry: Entry) => string,
  paging: Paging & { defaultSize: number },
): Page<Entry> {
  const size = checkPageSize('first', paging.first ?? paging.defaultSize);
  const start = paging.after ? getStart(entries, toKey, paging.after) : 0;
  const results = entries.slice(start, start + size);
  const last = results.at(-1);
  const end = start + results.length;
  return {
    total: entries.length,
    pageInfo: {
      endCursor: last === undefined ? null : encodeCursor(end, toKey(last)),
      hasNext: end < entries.length,
    },
    results,
  };
}
