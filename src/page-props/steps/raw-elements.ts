import type { Rendering } from '@/cms/layout-schema';
import { mapPlaceholders } from '@/rendering/map-placeholders';
import type { PagePropsStep } from '../types';
import { toFittingTag } from './fitting-tag';

/**
 * Gives the elements that the CMS sends in place of components (name, attributes, contents; spec §3) to the
 * component that shows them, so that only pages that hold one download it. While editing, too: the SDK would run the
 * scripts among them.
 */
export const rawElements: PagePropsStep = (page) => {
  const { context, route } = page.layout.sitecore;
  if (!route) return page;
  const placeholders = mapPlaceholders(route.placeholders, toShown);
  return { ...page, layout: { sitecore: { context, route: { ...route, placeholders } } } };
};

function toShown(rendering: Rendering): Rendering {
  const { uid, componentName, name, attributes, contents } = rendering;
  if (!componentName && name) {
    return {
      uid,
      componentName: 'RawElement',
      fields: {
        tag: toFittingTag(name, contents),
        attributes,
        contents: { value: contents },
      },
    };
  }
  return rendering.placeholders
    ? { ...rendering, placeholders: mapPlaceholders(rendering.placeholders, toShown) }
    : rendering;
}
