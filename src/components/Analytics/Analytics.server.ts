import { fetchSiteAttributes } from '@/cms/fetch-site-attributes';
import type { ComponentLoader } from '@/rendering/component-server';
import { isAnalyticsId } from '@/services/google-tag/google-ids';

/** The site's setting `googleAnalyticsId`; without one the site is not measured. */
export const load: ComponentLoader<string | undefined> = async (_rendering, { cms, siteName, signal }) => {
  const id = (await fetchSiteAttributes(cms, siteName, { signal })).get('googleAnalyticsId');
  if (!id) return undefined;
  if (isAnalyticsId(id)) return id;
  throw new Error("The site's setting googleAnalyticsId is no id of Google Analytics 4 (G-…).");
};
