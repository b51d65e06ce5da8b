import { z } from 'zod';

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const Status = z.number().int().min(200).max(599);
/** The URL of a redirect, which becomes a header. */
const Location = z.string().regex(/^[^\p{Cc}]+$/u);
/** A year, as Next says `false`. */
const Seconds = z.number().int().min(1).max(31_536_000);
/** Characters. No page is so long. */
const MAX_HTML = 10_000_000;

/** What Next stores for a path: a page, a redirect, or `null` for a page that does not exist. */
const PageValueSchema = z
  .discriminatedUnion('kind', [
    z.looseObject({
      kind: z.literal('PAGES'),
      html: z.string().max(MAX_HTML),
      pageData: z.record(z.string(), z.unknown()),
      headers: Headers.optional(),
      status: Status.optional(),
    }),
    z.looseObject({
      kind: z.literal('REDIRECT'),
      props: z.looseObject({
        pageProps: z.looseObject({ __N_REDIRECT: Location, __N_REDIRECT_STATUS: Status.optional() }),
      }),
    }),
  ])
  .nullable();

export type PageValue = z.output<typeof PageValueSchema>;

const CacheControlSchema = z.object({ revalidate: Seconds, expire: Seconds.optional() });

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
