import { z } from 'zod';
import { CmsError } from './cms-error';

/** At up to 1000 entries a page, far more than any site has. */
const MAX_PAGES = 200;

/** Creates the schema of one page of a list of the CMS. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    results: z.array(entry.nullable()).nullable(),
    pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }).nullish(),
  });

type PageOf<Entry> = {
  results: (Entry | null)[] | null;
  pageInfo?: { endCursor?: string | null; hasNext: boolean } | null;
};

/** Fetches all pages of a list. Throws at a repeated cursor, which would otherwise cause an endless loop. */
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
