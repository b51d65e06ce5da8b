import { isRecord } from '@/platform/json/json-types';
import { toItems } from '@/rendering/fields/field-values';

export const phrases = ['navigation-label', 'menu-open', 'menu-close', 'submenu-open', 'submenu-close'];

/** The CMS sends ids and paths with each page of the tree; the menu shows only names and links. */
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
