import { parseFragment } from 'parse5';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import type { PagePropsStep } from '../types';

/**
 * Turns the elements that the CMS sends in place of components (name, attributes, contents; spec §3) into renderings of
 * the RawElement component, so only pages that have one download it. In edit mode too: the SDK would run scripts among
 * them.
 */
export const rawElements: PagePropsStep = (page) => {
  const { context, route } = page.layout.sitecore;
  if (!route) return page;
  const placeholders = mapPlaceholders(route.placeholders, toRendering);
  return { ...page, layout: { sitecore: { context, route: { ...route, placeholders } } } };
};

function toRendering(rendering: Rendering): Rendering {
  const { uid, componentName, name, attributes, contents } = rendering;
  if (!componentName && name) {
    return {
      uid,
      componentName: 'RawElement',
      fields: {
        tag: { value: toFittingTag(name, contents) },
        attributes,
        contents: { value: contents },
      },
    };
  }
  return rendering.placeholders
    ? { ...rendering, placeholders: mapPlaceholders(rendering.placeholders, toRendering) }
    : rendering;
}

/**
 * Returns the element's name, or `div` where the contents would end the element: a browser closes a paragraph before a
 * list, so the rest of the contents would move out of it.
 */
export function toFittingTag(name: string, contents: unknown): string {
  if (typeof contents !== 'string' || !contents.includes('<')) return name;
  const tag = name.toLowerCase();
  const [first, ...others] = parseFragment(`<${tag}>${contents}</${tag}>`).childNodes;
  return first?.nodeName === tag && others.length === 0 ? name : 'div';
}
