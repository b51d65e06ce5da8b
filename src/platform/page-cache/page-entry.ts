import { z } from 'zod';

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What Next stores for a path: a page, a redirect, or `null` for a page that does not exist. */
const PageValueSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('PAGES'),
      html: z.string(),
      pageData: z.record(z.string(), z.unknown()),
      headers: Headers.optional(),
      status: z.number().int().optional(),
    }),
    z.looseObject({ kind: z.literal('REDIRECT'), props: z.record(z.string(), z.unknown()) }),
  ])
  .nullable();

export type PageValue = z.output<typeof PageValueSchema>;

const CacheControlSchema = z.object({ revalidate: z.number().positive(), expire: z.number().optional() });

/** Both in seconds. Next 16.4: `CacheControl`. */
export type CacheControl = z.output<typeof CacheControlSchema>;

/** What Next hands to `set` besides the value. A page without a number of seconds is not cached. */
export const SetContextSchema = z.object({ cacheControl: CacheControlSchema });

export const StoredPageSchema = z.object({ value: PageValueSchema, cacheControl: CacheControlSchema });

export type PageEntry = {
  value: PageValue;
  cacheControl: CacheControl;
  /** When the render began, in the time that all nodes share: a later stamp is a newer page. */
  stamp: number;
  /** When the render began, in this process's steady time. 0: the page is stale, whatever its lifetime is. */
  renderedAt: number;
};
