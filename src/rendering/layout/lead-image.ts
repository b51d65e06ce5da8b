import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { toFields } from '../component/to-rendering-props';
import { getIn, toImage, toItems } from '../fields/field-values';
import { listMainPlaceholders } from './main-placeholders';
import { walkRenderings } from './walk-renderings';

/** Returns the uid of the first rendering in the main part of the page that shows an image. */
export function findLeadImage({ sitecore: { route } }: Layout): string | null {
  if (!route) return null;
  const main = listMainPlaceholders(route).flatMap((name) => route.placeholders?.[name] ?? []);
  for (const rendering of walkRenderings({ main })) {
    if (hasImage(rendering)) return rendering.uid ?? null;
  }
  return null;
}

function hasImage({ fields }: Rendering): boolean {
  return Object.values(toFields(fields)).some(
    (field) => toImage(field) ?? toItems(field).some((item) => toImage(getIn(item, 'fields', 'Image'))),
  );
}
