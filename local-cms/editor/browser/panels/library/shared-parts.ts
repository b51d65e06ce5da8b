import * as z from 'zod/mini';
import { PageUse } from '../../platform/description.ts';

const SharedItem = z.object({
  name: z.string(),
  itemId: z.string(),
  file: z.string(),
  template: z.string(),
  /** The words by which people recognize it; empty if it has none. */
  title: z.string(),
  pages: z.array(PageUse),
});

const Design = z.object({ name: z.string(), itemId: z.string(), pages: z.array(PageUse) });

/** See ../../../structure/list-library.ts. */
export const SharedParts = z.object({
  shared: z.array(SharedItem),
  designs: z.array(Design),
  pageDesigns: z.array(
    z.object({
      name: z.string(),
      places: z.array(z.object({ placeholder: z.string(), designs: z.array(z.string()) })),
      pageCount: z.number(),
    }),
  ),
  places: z.array(z.string()),
  templates: z.array(z.string()),
});

export type SharedParts = z.output<typeof SharedParts>;
export type SharedItem = z.output<typeof SharedItem>;
export type Design = z.output<typeof Design>;

/** What a dialog is about. */
export type Named = Pick<Design, 'name' | 'itemId' | 'pages'>;

export function countPages(count: number): string {
  if (count === 0) return 'on no page';
  return count === 1 ? 'on one page' : `on ${count} pages`;
}
