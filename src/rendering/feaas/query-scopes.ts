import { queryJson } from '@/lib/json-path';

/** Data by the id of its source. */
export type Scopes = Readonly<Record<string, unknown>>;

/** Longer ones are nobody's; the patterns below take the square of their length. */
const MOST_CHARACTERS = 300;

/** All that a path of a template stands for, lists opened. */
export function queryScopes(scopes: Scopes, path: string): unknown[] {
  return findValues(scopes, path).flat(Number.POSITIVE_INFINITY);
}

/** The one value that a path stands for; a path that is a scope's own name stands for it whole. */
export function findInScopes(scopes: Scopes, path: string): unknown {
  return Object.hasOwn(scopes, path) ? scopes[path] : findFirst(findValues(scopes, path));
}

/**
 * The first part of a path names the source; when that finds nothing, the path is looked for without it, and in `_`,
 * the datasource of the rendering: in the order that the SDK looks.
 */
function findValues(scopes: Scopes, path: string): unknown[] {
  if (path.length > MOST_CHARACTERS) return [];
  const scope = findScope(scopes, path);
  const json = scope === undefined ? scopes : scopes[scope];
  const rest = scope === undefined ? path : path.slice(scope.length + 1);
  for (const candidate of [rest, ...toFallbacks(rest)]) {
    const values = queryJson(json, candidate) ?? [];
    if (findFirst(values) !== undefined) return values;
  }
  return [];
}

/** The first value in lists of lists; `undefined`, which JSON does not have, when all are empty. */
function findFirst(values: readonly unknown[]): unknown {
  for (const value of values) {
    const found: unknown = Array.isArray(value) ? findFirst(value) : value;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findScope(scopes: Scopes, path: string): string | undefined {
  const names = Object.keys(scopes).sort((one, other) => other.length - one.length);
  return names.find((name) => path !== name && path.startsWith(name));
}

function toFallbacks(path: string): string[] {
  return [
    path.replace(/^.*?\./, '_.'),
    path.replace(/^.*?\./, ''),
    path.replace(/^([^.]+).*?\.\$([.[])/, '$1$2'),
    path.replace(/^.*?\.\$([.[])/, '_$1'),
    path.replace(/^.*?\.\$([.[])/, '$$$1'),
    path.replace(/^[^.]+$/, '_'),
  ];
}
