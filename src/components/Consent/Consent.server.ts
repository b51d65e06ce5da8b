import { fetchSiteAttributes } from '@/cms/fetch-site-attributes';
import type { PageViewSource } from '@/rendering/cloud-sdk/page-view-source';
import type { ComponentLoader, LoaderContext } from '@/rendering/component-server';
import { DEFAULT_VARIANT } from '@/rendering/personalize-layout';
import { toPageVariantId } from '@/services/personalization/friendly-ids';
import { type GoogleServices, isGoogleServices } from './google-services';

export const phrases = [
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

type ConsentData = GoogleServices & { pageView?: PageViewSource };

/** The site's attributes `googleAnalyticsId` and `googleTagManagerId`; without them there is nothing to load; and how a view of the page is counted. */
export const load: ComponentLoader<ConsentData> = async (_rendering, context) => {
  const { cms, siteName, signal } = context;
  const attributes = await fetchSiteAttributes(cms, siteName, { signal });
  const services = {
    analyticsId: attributes.get('googleAnalyticsId') || undefined,
    tagManagerId: attributes.get('googleTagManagerId') || undefined,
  };
  if (isGoogleServices(services)) return { ...services, pageView: toPageView(context) };
  throw new Error(
    'The site has an attribute googleAnalyticsId that is not G-…, or googleTagManagerId, not GTM-….',
  );
};

/** Views are counted by context id alone, and only of pages that the CMS has. */
function toPageView({ edge, siteName, language, layout, personalizeScope }: LoaderContext) {
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
