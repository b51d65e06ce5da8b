import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import { isReservedId } from '@/rendering/markup/allowed-html';
import type { PagePropsStep } from '../types';
import { FRAME_IDS } from './rich-text/page-ids';

/**
 * Makes valid HTML ids of what editors wrote as RenderingIdentifier: without spaces and unique on the page. Of two equal
 * ones the first rendering in page order keeps it.
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
