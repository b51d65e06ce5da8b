import type { Rendering } from '@/cms/layout-schema';
import { isReservedId } from '@/lib/reserved-id';
import { mapPlaceholders } from '@/rendering/map-placeholders';
import type { PagePropsStep } from '../types';
import { FRAME_IDS } from './rich-text/page-ids';

/**
 * Makes what editors wrote as RenderingIdentifier ids that HTML allows: without spaces, and each once on a page. The
 * first rendering in the order of the page keeps it.
 */
export const renderingIds: PagePropsStep = (page) => {
  const { context, route } = page.layout.sitecore;
  if (!route) return page;
  const taken = new Set<string>(FRAME_IDS);
  const placeholders = mapPlaceholders(route.placeholders, (rendering) => withOwnId(rendering, taken));
  return { ...page, layout: { sitecore: { context, route: { ...route, placeholders } } } };
};

function withOwnId(rendering: Rendering, taken: Set<string>): Rendering {
  const { RenderingIdentifier = '', ...params } = rendering.params ?? {};
  const id = RenderingIdentifier.trim().replace(/\s+/g, '-');
  const isFree = id !== '' && !taken.has(id) && !isReservedId(id);
  if (isFree) taken.add(id);
  return {
    ...rendering,
    params: rendering.params && (isFree ? { ...params, RenderingIdentifier: id } : params),
    placeholders: mapPlaceholders(rendering.placeholders, (child) => withOwnId(child, taken)),
  };
}
