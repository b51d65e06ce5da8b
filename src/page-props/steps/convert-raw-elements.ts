import type { Rendering } from '@/cms/schemas/layout-schema';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import { mapRoute } from '../server-page';
import type { PagePropsStep } from '../types';
import { toRawElementHtml } from './raw-element-html';

/** Turns raw elements (spec §3) into renderings. In edit mode, the SDK would run their scripts. */
export const convertRawElements: PagePropsStep = (page) =>
  mapRoute(page, (route) => ({ ...route, placeholders: mapPlaceholders(route.placeholders, toRendering) }));

function toRendering(rendering: Rendering): Rendering {
  const { uid, componentName, name, attributes, contents } = rendering;
  if (!componentName && name) {
    const html = toRawElementHtml({ name, attributes, contents });
    return { uid, componentName: 'RawElement', fields: { Html: { value: html } } };
  }
  return rendering.placeholders
    ? { ...rendering, placeholders: mapPlaceholders(rendering.placeholders, toRendering) }
    : rendering;
}
