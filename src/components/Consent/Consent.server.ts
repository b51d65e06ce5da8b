import { fetchSiteAttributes } from '@/cms/fetch-site-attributes';
import type { ComponentLoader } from '@/rendering/component-server';
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

/** The site's attributes `googleAnalyticsId` and `googleTagManagerId`; without them there is nothing to load. */
export const load: ComponentLoader<GoogleServices> = async (_rendering, { cms, siteName, signal }) => {
  const attributes = await fetchSiteAttributes(cms, siteName, { signal });
  const services = {
    analyticsId: attributes.get('googleAnalyticsId') || undefined,
    tagManagerId: attributes.get('googleTagManagerId') || undefined,
  };
  if (isGoogleServices(services)) return services;
  throw new Error(
    'The site has an attribute googleAnalyticsId that is not G-…, or googleTagManagerId, not GTM-….',
  );
};
