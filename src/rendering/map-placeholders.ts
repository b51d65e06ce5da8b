import type { Placeholders, Rendering } from '@/cms/layout-schema';

/** The same placeholders with each of their renderings changed, or replaced by none or by several. */
export function mapPlaceholders(
  placeholders: Placeholders | undefined,
  change: (rendering: Rendering) => Rendering | readonly Rendering[],
): Placeholders | undefined {
  if (!placeholders) return undefined;
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [name, renderings.flatMap(change)]),
  );
}
