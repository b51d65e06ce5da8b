import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['navigation-label', 'submenu'];

/** Removes the ids and the empty query strings of pages, because the menu does not need them. */
export function pruneFields(tree: unknown): unknown {
  return toItems(tree).map(prunePage);
}

function prunePage({ Id, Children, Querystring, ...page }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...page,
    Querystring: Querystring || undefined,
    Children: isRecord(Children) || Array.isArray(Children) ? pruneFields(Children) : undefined,
  };
}
