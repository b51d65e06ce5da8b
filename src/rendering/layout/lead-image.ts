import { isRecord } from '@/platform/json/json-types';
import { getComponentData } from '../component/get-component-data';
import { toFields } from '../component/to-rendering-props';
import type { PageData } from '../context/page-data';
import { getIn, toImage, toItems } from '../fields/field-values';
import { listMainPlaceholders } from './main-placeholders';
import { walkRenderings } from './walk-renderings';

/** Returns the uid of the first rendering in the main part of the page that shows an image. */
export function findLeadImage({
  layout,
  componentData,
}: Pick<PageData, 'layout' | 'componentData'>): string | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const main = listMainPlaceholders(route).flatMap((name) => route.placeholders?.[name] ?? []);
  for (const rendering of walkRenderings({ main })) {
    const data = getComponentData(componentData, rendering);
    if (hasImage(toFields(rendering.fields)) || (isRecord(data) && hasImage(data)))
      return rendering.uid ?? null;
  }
  return null;
}

const hasImage = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).some(
    (field) => toImage(field) ?? toItems(field).some((item) => toImage(getIn(item, 'fields', 'Image'))),
  );
