import { z } from 'zod';
import { cached } from '@/platform/cache/cached';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { requestChecked } from '../client/request-checked';
import type { PageRoute } from './page-route';

export type PersonalizeInfo = { pageId: string; variantIds: readonly string[] };

/** Returns `null` if the page does not exist, and `'no-response'` if the CMS did not respond in time. */
export type LoadPersonalizeInfo = (place: PageRoute) => Promise<PersonalizeInfo | null | 'no-response'>;

/** Limits the cache, because visitors choose the paths. */
const MAX_PAGES = 5000;

// Spec §7.2.
const PERSONALIZE_QUERY = `query PersonalizeInfoQuery($siteName: String!, $language: String!, $itemPath: String!) {
  layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } }
}`;

// `layout: null` is a failure, as in fetch-page.ts.
const ResponseData = z.object({
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

/** Fetches the variants of a page. Returns `null` if the page does not exist. */
export async function fetchPersonalizeInfo(
  cms: CmsClient,
  { siteName, path, language }: PageRoute,
  options?: CmsRequestOptions,
): Promise<PersonalizeInfo | null> {
  const variables = { siteName, language, itemPath: path };
  const { layout } = await requestChecked(cms, PERSONALIZE_QUERY, ResponseData, variables, options);
  if (!layout.item) return null;
  const ids = layout.item.personalization?.variantIds ?? [];
  return { pageId: layout.item.id, variantIds: [...new Set(ids.filter(isVariantId))] };
}

type LoadSettings = {
  /** Milliseconds for all attempts together (spec §9). */
  deadlineMs: number;
  /** Milliseconds for which the variants of a page are cached, even if it has none. */
  ttlMs: number;
  now?: () => number;
};

/** Milliseconds for which a missing page is cached. Short, because an editor may publish the page. */
const NOT_FOUND_TTL_MS = 5000;

/**
 * Caches the variants of pages, so that only the first visitor of a page waits. In an outage the last
 * variants are served, but a page is never reported as missing. Errors other than a timeout are thrown (spec
 * §7.2).
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
      // Handled outside of the cache: returned by `load`, a timeout would replace the last good response.
      if (error instanceof CmsError && error.kind === 'timeout') return 'no-response';
      throw error;
    }
  };
}
