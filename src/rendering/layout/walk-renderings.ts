import type { Placeholders, Rendering } from '@/cms/schemas/layout-schema';

/** Yields every rendering in the placeholders, at any depth, in the order of the page. */
export function* walkRenderings(placeholders: Placeholders = {}): Generator<Rendering> {
  for (const rendering of Object.values(placeholders).flat()) {
    yield rendering;
    yield* walkRenderings(rendering.placeholders);
  }
}

/** Replaces each rendering by the renderings that `change` returns for it. Does not visit nested renderings. */
export function mapPlaceholders(
  placeholders: Placeholders | undefined,
  change: (rendering: Rendering) => Rendering | readonly Rendering[],
): Placeholders | undefined {
  if (!placeholders) return undefined;
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, renderings]) => [name, renderings.flatMap(change)]),
  );
}

/** Replaces each rendering at any depth, in the order of the page. `change` need not care about the placeholders. */
export function mapRenderings(
  placeholders: Placeholders | undefined,
  change: (rendering: Rendering) => Rendering,
): Placeholders | undefined {
  return mapPlaceholders(placeholders, (rendering) => ({
    ...change(rendering),
    placeholders: mapRenderings(rendering.placeholders, change),
  }));
}
