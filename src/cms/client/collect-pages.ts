import { z } from 'zod';
import { CmsError } from './cms-error';

/** Maximum number of pages of a list. A page has up to 100 or 1000 entries, so no site reaches this number. */
const MAX_PAGES = 200;

export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    results: z.array(entry.nullable()).nullable(),
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }).nullish(),
  });

type PageOf<Entry> = {
  results: (Entry | null)[] | null;
  pageInfo?: { endCursor?: string | null; hasNext: boolean } | null;
};

type FetchPage<Entry> = (after: string | null) => Promise<PageOf<Entry> | null | undefined>;

/** Returns all entries of a list. Throws a CmsError if the list does not end, for example because a cursor repeats. */
export async function collectPages<Entry>(operation: string, fetchPage: FetchPage<Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const page of eachPage(operation, fetchPage)) entries.push(...page);
  return entries;
}

/** Yields the entries of each page of a list. Throws a CmsError if the list does not end. */
export async function* eachPage<Entry>(
  operation: string,
  fetchPage: FetchPage<Entry>,
  maxPages = MAX_PAGES,
): AsyncGenerator<Entry[]> {
  const cursors = new Set<string>();
  for (let after: string | null = null; ; ) {
    const page: PageOf<Entry> | null | undefined = await fetchPage(after);
    yield (page?.results ?? []).filter((entry) => entry !== null);
    if (!page?.pageInfo?.hasNext) return;

    after = page.pageInfo.endCursor ?? '';
    if (after === '' || cursors.has(after) || cursors.size >= maxPages) {
      const reason = `the list does not end: its cursor after ${cursors.size + 1} page(s) is invalid`;
      throw new CmsError({ kind: 'invalid-response', reason }, { operation });
    }
    cursors.add(after);
  }
}
