import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { toFields } from '../component/to-rendering-props';
import { getIn, toImage, toItems } from '../fields/field-values';
import { walkRenderings } from './walk-renderings';

/** Returns the uid of the first rendering in `headless-main` that shows an image. */
export function findLeadImage({ sitecore }: Layout): string | null {
  const main = sitecore.route?.placeholders?.['headless-main'] ?? [];
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
