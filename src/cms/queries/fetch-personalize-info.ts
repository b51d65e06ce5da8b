import { z } from 'zod';
import { cached } from '@/platform/cache/cached';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { requestChecked } from '../client/request-checked';
import type { PageRoute } from './page-route';

/** The variants of a page. */
export type PersonalizeInfo = { pageId: string; variantIds: readonly string[] };

/** `null`: there is no such page; `undefined`: the CMS did not respond in time. */
export type LoadPersonalizeInfo = (place: PageRoute) => Promise<PersonalizeInfo | null | undefined>;

/** Paths come from visitors: they must not fill the memory. */
const MAX_PAGES = 5000;

// Spec §7.2.
const PERSONALIZE_QUERY = `query PersonalizeInfoQuery($siteName: String!, $language: String!, $itemPath: String!) {
  layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } }
}`;

// `layout: null` is a failure, as in fetch-page.ts.
const Response = z.object({
  layout: z.object({
    item: z
      .object({
        id: z.string(),
        personalization: z.object({ variantIds: z.array(z.string().nullable()).nullable() }).nullish(),
      })
      .nullable(),
  }),
});

// An id becomes a segment of the page's internal path.
const isVariantId = (id: string | null): id is string => /^[\w-]{1,200}$/.test(id ?? '');

/** Fetches the variants of a page; `null` if there is no such page. */
export async function fetchPersonalizeInfo(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
  options?: CmsRequestOptions,
): Promise<PersonalizeInfo | null> {
  const variables = { siteName, language, itemPath: path };
  const { layout } = await requestChecked(cms, PERSONALIZE_QUERY, Response, variables, options);
  if (!layout.item) return null;
  const ids = layout.item.personalization?.variantIds ?? [];
  return { pageId: layout.item.id, variantIds: [...new Set(ids.filter(isVariantId))] };
}

type LoadSettings = {
  /** Milliseconds for all attempts together (spec §9). */
  deadlineMs: number;
  /** Milliseconds that the variants of a page are kept, "none" too. */
  ttlMs: number;
  now?: () => number;
};

/** Milliseconds that the CMS is not asked again for a missing page; an editor may publish it meanwhile. */
const NOT_FOUND_TTL_MS = 5000;

/**
 * Caches which variants pages have. Only the first visitor of a page waits, and in an outage the last response counts,
 * but not that a page is missing. After a timeout there is no result, other errors are raised (spec §7.2).
 */
export function createLoadPersonalizeInfo(
  cms: CmsClient,
  { deadlineMs, ttlMs, now }: LoadSettings,
): LoadPersonalizeInfo {
  const load = cached(
    (siteName, language, path) => fetchPersonalizeInfo(cms, { siteName, language, path }, { deadlineMs }),
    {
      ttlMs: (info) => (info === null ? NOT_FOUND_TTL_MS : ttlMs),
      max: MAX_PAGES,
      staleWhileRevalidate: true,
      servesStale: (info) => info !== null,
      now,
    },
  );
  return async ({ siteName, language, path }) => {
    try {
      return await load(siteName, language, path);
    } catch (error) {
      // The cache must see the timeout as an error, or it would replace the last good response.
      if (error instanceof CmsError && error.kind === 'timeout') return undefined;
      throw error;
    }
  };
}
