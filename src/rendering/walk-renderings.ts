import { isRecord } from '@/lib/json-kinds';
import type { Rendering } from './types';

/** Every rendering in placeholders and in theirs, in the order of the page. */
export function* walkRenderings(placeholders: unknown): Generator<Rendering> {
  if (!isRecord(placeholders)) return;
  for (const renderings of Object.values(placeholders)) {
    if (!Array.isArray(renderings)) continue;
    for (const rendering of renderings.filter(isRendering)) {
      yield rendering;
      yield* walkRenderings(rendering.placeholders);
    }
  }
}

function isRendering(value: unknown): value is Rendering {
  return isRecord(value);
}
