import type { PageView } from '@/features/analytics/page-view';
import { DEFAULT_VARIANT } from '@/features/personalization/personalize-layout';
import { toPageVariantId } from '@/features/personalization/server/friendly-ids';
import type { ComponentLoader, LoaderContext } from '@/rendering/component/component-server';
import type { PhraseKey } from '@/texts/phrases/en';
import { type ConsentData, isConsentData } from './consent-data';

// At the end of the page, but its banner is the first thing that a new visitor is asked.
export const isEager = true;

export const phrases: readonly PhraseKey[] = [
  'consent-change',
  'consent-saved',
  'consent-accept',
  'consent-reject',
  'consent-choose',
  'consent-necessary',
  'consent-analytics',
  'consent-media',
  'consent-marketing',
  'consent-save',
];

/** Loads Google's ids from the site's attributes, and the data of the page view. Throws when an id is malformed. */
export const load: ComponentLoader<ConsentData> = async (_rendering, context) => {
  const { googleAnalyticsId, googleTagManagerId } = context.consentSettings;
  const data = {
    analyticsId: googleAnalyticsId,
    tagManagerId: googleTagManagerId,
    pageView: toPageView(context),
  };
  if (isConsentData(data)) return data;
  throw new Error(
    'The site has an attribute googleAnalyticsId that is not G-…, or googleTagManagerId, not GTM-….',
  );
};

/** Returns `undefined` if the page view is not counted: without a context id, or for a page without an item. */
function toPageView({
  edge,
  siteName,
  language,
  layout,
  personalizeScope,
}: LoaderContext): PageView | undefined {
  const { context, route } = layout.sitecore;
  if (edge.contextId === undefined || !route?.itemId) return undefined;
  const shown = { pageId: route.itemId, variantId: context.variantId ?? DEFAULT_VARIANT };
  return {
    edgeUrl: edge.url,
    contextId: edge.contextId,
    siteName,
    language,
    page: route.name ?? '',
    pageVariantId: toPageVariantId(shown, language, personalizeScope),
  };
}
