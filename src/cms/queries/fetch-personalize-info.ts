import { z } from 'zod';
import { cached } from '@/platform/cache/cached';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { CmsError } from '../client/cms-error';
import { createGateError, type EnterPathGate } from '../client/path-gate';
import { requestChecked } from '../client/request-checked';
import type { PageRoute } from './page-route';

export type PersonalizeInfo = { pageId: string; variantIds: readonly string[] };

/** Resolves to `null` if the page does not exist, and to `'no-response'` if the CMS does not respond in time. */
export type LoadPersonalizeInfo = (place: PageRoute) => Promise<PersonalizeInfo | null | 'no-response'>;

/** Maximum number of cached pages. The cache needs a limit, because visitors can request any path. */
const MAX_PAGES = 5000;

const PERSONALIZE_QUERY = `query PersonalizeInfoQuery($siteName: String!, $language: String!, $itemPath: String!) {
  layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } }
}`;

// Refuses `layout: null`, because it comes from a failing CMS and does not mean that the page is missing.
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

// Allows only characters that are safe in a path, because the id becomes part of the page's internal path.
const isVariantId = (id: string | null): id is string => /^[\w-]{1,200}$/.test(id ?? '');

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
  deadlineMs: number;
  /** How long the variants of a page are cached; `null`: not at all. */
  ttlMs: number | null;
  /** Limits the queries for paths that may not exist. By default there is no limit. */
  enterPathGate?: EnterPathGate;
  now?: () => number;
};

/** How long the cache remembers that a page is missing. This time is short, because an editor can publish the page. */
const NOT_FOUND_TTL_MS = 5000;

/**
 * Caches the variant ids of pages. During an outage of the CMS, known ids stay in use, but not the result that
 * a page is missing. Throws errors other than a timeout (spec §7.2).
 */
export function createLoadPersonalizeInfo(
  cms: CmsClient,
  { deadlineMs, ttlMs, enterPathGate = async () => () => undefined, now }: LoadSettings,
): LoadPersonalizeInfo {
  async function fetchInfo(siteName: string, language: string, path: string) {
    const page = { siteName, language, path };
    const leave = await enterPathGate(page, 0);
    if (!leave) throw createGateError('PersonalizeInfoQuery');
    const info = await fetchPersonalizeInfo(cms, page, { deadlineMs });
    leave(info !== null);
    return info;
  }
  const load =
    ttlMs === null
      ? fetchInfo
      : cached(fetchInfo, {
          ttlMs: (info) => (info === null ? NOT_FOUND_TTL_MS : ttlMs),
          max: MAX_PAGES,
          staleWhileRevalidate: true,
          servesStale: (info) => info !== null,
          now,
        });
  return async ({ siteName, language, path }) => {
    try {
      return await load(siteName, language, path);
    } catch (error) {
      // Outside of the cache, because a cached 'no-response' would replace the last good result.
      if (error instanceof CmsError && /^(timeout|circuit-open|over-budget)$/.test(error.kind))
        return 'no-response';
      throw error;
    }
  };
}
