import { queryJson } from '@/features/external-data/json-path';

/** Data by the id of its data source. */
export type Scopes = Readonly<Record<string, unknown>>;

/** Limits the length of a path, because the regular expressions below take quadratic time. */
const MAX_LENGTH = 300;

/** Returns all values at a path of a template, with nested lists flattened. */
export function queryScopes(scopes: Scopes, path: string): unknown[] {
  return queryValues(scopes, path).flat(Number.POSITIVE_INFINITY);
}

/** Returns the first value at a path, or all data of a scope if the path is only the name of the scope. */
export function queryFirst(scopes: Scopes, path: string): unknown {
  return Object.hasOwn(scopes, path) ? scopes[path] : toFirstValue(queryValues(scopes, path));
}

/**
 * The first part of a path names the data source. If the path finds nothing, the SDK's variations of it are
 * tried in the SDK's order. Some replace its first part by `_`, the datasource of the rendering.
 */
function queryValues(scopes: Scopes, path: string): unknown[] {
  if (path.length > MAX_LENGTH) return [];
  const scope = findScope(scopes, path);
  const json = scope === null ? scopes : scopes[scope];
  const rest = scope === null ? path : path.slice(scope.length + 1);
  for (const candidate of [rest, ...toFallbacks(rest)]) {
    const values = queryJson(json, candidate) ?? [];
    if (toFirstValue(values) !== undefined) return values;
  }
  return [];
}

/** Returns the first value in nested lists, which may be `null`, or `undefined` if all are empty. */
function toFirstValue(values: readonly unknown[]): unknown {
  for (const value of values) {
    const found: unknown = Array.isArray(value) ? toFirstValue(value) : value;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findScope(scopes: Scopes, path: string): string | null {
  const names = Object.keys(scopes).sort((one, other) => other.length - one.length);
  return names.find((name) => path !== name && path.startsWith(name)) ?? null;
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
