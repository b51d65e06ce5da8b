import { z } from 'zod';
import { cached } from '@/lib/cached';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { CmsError } from './cms-error';
import { type MissingPages, unlessMissing } from './missing-pages';
import type { PagePlace } from './page-place';
import { requestChecked } from './request-checked';

/** Which variants a page has, as the CMS knows them. */
export type PersonalizeInfo = { pageId: string; variantIds: readonly string[] };

/** `null`: there is no such page, or the CMS did not say in time. */
export type LoadPersonalizeInfo = (place: PagePlace) => Promise<PersonalizeInfo | null>;

/** Paths come from visitors: what they ask for must not fill the memory. */
const MAX_PAGES = 5000;

// Spec §7.2.
const PERSONALIZE_QUERY = `query PersonalizeInfoQuery($siteName: String!, $language: String!, $itemPath: String!) {
  layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } }
}`;

// `layout: null` is trouble, as it is for the layout itself.
const Answer = z.object({
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

/** Asks which variants a page has; `null` when there is no such page. */
export async function fetchPersonalizeInfo(
  cms: CmsClient,
  { siteName, path, language }: PagePlace,
  options?: CmsRequestOptions,
): Promise<PersonalizeInfo | null> {
  const variables = { siteName, language, itemPath: path };
  const { layout } = await requestChecked(cms, PERSONALIZE_QUERY, Answer, variables, options);
  if (!layout.item) return null;
  const ids = layout.item.personalization?.variantIds ?? [];
  return { pageId: layout.item.id, variantIds: [...new Set(ids.filter(isVariantId))] };
}

type LoadSettings = {
  /** Milliseconds for all attempts together (spec §9). */
  deadlineMs: number;
  /** Milliseconds that an answer is kept, "no variants" and "no page" too. */
  ttlMs: number;
  missingPages: MissingPages;
  now?: () => number;
};

/**
 * Keeps which variants pages have. Nobody waits but the first visitor of a page; while the CMS is in trouble the last
 * answer counts. A time-out yields no result, other errors are raised (spec §7.2).
 */
export function createLoadPersonalizeInfo(
  cms: CmsClient,
  { deadlineMs, ttlMs, missingPages, now }: LoadSettings,
): LoadPersonalizeInfo {
  const load = cached(
    (siteName, language, path) => {
      const place = { siteName, language, path };
      return unlessMissing(place, missingPages, () => fetchPersonalizeInfo(cms, place, { deadlineMs }));
    },
    { ttlMs, max: MAX_PAGES, staleWhileLoading: true, now },
  );
  return async ({ siteName, language, path }) => {
    try {
      return await load(siteName, language, path);
    } catch (error) {
      // Within the cache it is an error like others: taken for an answer, it would replace the last good one.
      if (error instanceof CmsError && error.kind === 'timeout') return null;
      throw error;
    }
  };
}
