import { parseFragment } from 'parse5';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import { mapRoute } from '../server-page';
import type { PagePropsStep } from '../types';

/**
 * Turns raw elements (HTML elements in a layout, spec §3) into renderings of RawElement, so that only pages
 * with raw elements download that component. Edit mode is no exception, because the SDK would run the scripts
 * of raw elements.
 */
export const rawElements: PagePropsStep = (page) =>
  mapRoute(page, (route) => ({ ...route, placeholders: mapPlaceholders(route.placeholders, toRendering) }));

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
 * Returns the element's name, or `div` if a browser would end the element within its contents. For example, a
 * browser ends a paragraph before a list, so the list would move out of the paragraph.
 */
export function toFittingTag(name: string, contents: unknown): string {
  if (typeof contents !== 'string' || !contents.includes('<')) return name;
  const tag = name.toLowerCase();
  const [first, ...others] = parseFragment(`<${tag}>${contents}</${tag}>`).childNodes;
  return first?.nodeName === tag && others.length === 0 ? name : 'div';
}
