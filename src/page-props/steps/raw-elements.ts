import { parseFragment } from 'parse5';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import { mapRoute } from '../server-page';
import type { PagePropsStep } from '../types';

/** Only pages with raw elements (spec §3) download RawElement. In edit mode, the SDK would run their scripts. */
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

/** Returns `div` if a browser would end the element within its contents, as it ends a paragraph before a list. */
export function toFittingTag(name: string, contents: unknown): string {
  if (typeof contents !== 'string' || !contents.includes('<')) return name;
  const tag = name.toLowerCase();
  const [first, ...others] = parseFragment(`<${tag}>${contents}</${tag}>`).childNodes;
  return first?.nodeName === tag && others.length === 0 ? name : 'div';
}
