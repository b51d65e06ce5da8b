import type { Placeholders, Rendering } from '@/cms/schemas/layout-schema';

/** Yields every rendering of the placeholders, and those inside them, in the order of the page. */
export function* walkRenderings(placeholders: Placeholders = {}): Generator<Rendering> {
  for (const rendering of Object.values(placeholders).flat()) {
    yield rendering;
    yield* walkRenderings(rendering.placeholders);
  }
}

/** Returns the placeholders with each of their renderings changed, or replaced by none or by several. */
export function mapPlaceholders(
  placeholders: Placeholders | undefined,
  change: (rendering: Rendering) => Rendering | readonly Rendering[],
): Placeholders | undefined {
  if (!placeholders) return undefined;
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [name, renderings.flatMap(change)]),
  );
}
