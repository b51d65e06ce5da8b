import { fetchSiteAttributes } from '@/cms/fetch-site-attributes';
import type { ComponentLoader } from '@/rendering/component-server';
import { isTagManagerId } from '@/services/google-tag/google-ids';

/** The site's setting `googleTagManagerId`; without one there is no tag manager. */
export const load: ComponentLoader<string | undefined> = async (_rendering, { cms, siteName, signal }) => {
  const id = (await fetchSiteAttributes(cms, siteName, { signal })).get('googleTagManagerId');
  if (!id) return undefined;
  if (isTagManagerId(id)) return id;
  throw new Error("The site's setting googleTagManagerId is no id of Google Tag Manager (GTM-…).");
};
