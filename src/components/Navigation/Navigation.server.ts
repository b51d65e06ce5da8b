import { isRecord } from '@/lib/json-kinds';
import { toItems } from '@/rendering/field-values';

export const phrases = ['navigation-label', 'menu-open', 'menu-close', 'submenu-open', 'submenu-close'];

/** The CMS sends ids and places with each page of the tree; the menu shows names and addresses. */
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
