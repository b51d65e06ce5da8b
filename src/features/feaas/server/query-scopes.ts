import { queryJson } from '@/features/external-data/json-path';

/** Data by the id of its data source. */
export type Scopes = Readonly<Record<string, unknown>>;

/** The expressions below take quadratic time. */
const MAX_LENGTH = 300;

/** All values at a path of a template, with nested lists flattened. */
export function queryScopes(scopes: Scopes, path: string): unknown[] {
  return queryValues(scopes, path).flat(Number.POSITIVE_INFINITY);
}

/** The first value at a path. The name of a scope alone means all its data. */
export function queryFirst(scopes: Scopes, path: string): unknown {
  return Object.hasOwn(scopes, path) ? scopes[path] : toFirstValue(queryValues(scopes, path));
}

/**
 * The first part of a path names the data source. If that finds nothing, the path is tried without it and in `_`, the
 * datasource of the rendering, in the order of the SDK.
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

/** The first value in nested lists. `undefined`: all are empty. */
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
