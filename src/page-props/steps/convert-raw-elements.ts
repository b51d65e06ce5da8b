import type { Rendering } from '@/cms/schemas/layout-schema';
import { changeRenderings } from '../server-page';
import type { PagePropsStep } from '../types';
import { toRawElementHtml } from './raw-element-html';

/** Turns raw elements (spec §3) into renderings. In edit mode, the SDK would run their scripts. */
export const convertRawElements: PagePropsStep = (page) => changeRenderings(page, toRendering);

function toRendering(rendering: Rendering): Rendering {
  const { uid, componentName, name, attributes, contents } = rendering;
  if (componentName || !name) return rendering;
  const html = toRawElementHtml({ name, attributes, contents });
  return { uid, componentName: 'RawElement', fields: { Html: { value: html } } };
}
