import type { Layout } from '@/cms/layout-schema';
import { isRecord } from '@/lib/json-kinds';
import { findIn, toImage, toItems } from './field-values';
import type { Rendering } from './types';
import { walkRenderings } from './walk-renderings';

/** The uid of the first rendering in the main part that shows an image; the same on the server and in the browser. */
export function findLeadImage({ sitecore }: Layout): string | null {
  const main = findIn(sitecore.route, 'placeholders', 'headless-main');
  for (const rendering of walkRenderings({ main })) {
    if (hasImage(rendering)) return rendering.uid ?? null;
  }
  return null;
}

function hasImage({ fields }: Rendering): boolean {
  if (!isRecord(fields)) return false;
  return Object.values(fields).some(
    (field) => toImage(field) ?? toItems(field).some((item) => toImage(findIn(item, 'fields', 'Image'))),
  );
}
