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

/** Throws a CmsError if the list does not end, for example because a cursor repeats. */
export async function collectPages<Entry>(
  operation: string,
  fetchPage: (after: string | null) => Promise<PageOf<Entry> | null | undefined>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const cursors = new Set<string>();
  for (let after: string | null = null; ; ) {
    const page: PageOf<Entry> | null | undefined = await fetchPage(after);
    for (const entry of page?.results ?? []) if (entry !== null) entries.push(entry);
    if (!page?.pageInfo?.hasNext) return entries;

    after = page.pageInfo.endCursor ?? '';
    if (after === '' || cursors.has(after) || cursors.size >= MAX_PAGES) {
      const reason = `the list does not end: its cursor after ${cursors.size + 1} page(s) is invalid`;
      throw new CmsError({ kind: 'invalid-response', reason }, { operation });
    }
    cursors.add(after);
  }
}
