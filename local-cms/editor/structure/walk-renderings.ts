import type { Rendering } from '../../content/schemas/renderings.ts';
import type { ItemVersion } from '../../model/site-model.ts';

/** Lists the renderings of a page or a partial design, each one before those inside of it. */
export function* walkRenderings(placeholders: ItemVersion['placeholders']): Generator<Rendering> {
  for (const list of placeholders?.values() ?? []) {
    for (const rendering of list) {
      yield rendering;
      yield* walkRenderings(rendering.placeholders);
    }
  }
}
