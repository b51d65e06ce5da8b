import { queryJson } from '@/features/external-data/json-path';

export type Scopes = Readonly<Record<string, unknown>>;

/** The maximum length of a path. The regular expressions in `toFallbacks` take quadratic time. */
const MAX_LENGTH = 300;

export function queryScopes(scopes: Scopes, path: string): unknown[] {
  return queryValues(scopes, path).flat(Number.POSITIVE_INFINITY);
}

/** Returns the first value at a path, or all data of a scope if the path is only the name of the scope. */
export function queryFirst(scopes: Scopes, path: string): unknown {
  return Object.hasOwn(scopes, path) ? scopes[path] : toFirstValue(queryValues(scopes, path));
}

/** A path that finds nothing is varied as in the SDK. The scope `_` is the rendering's own datasource. */
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

function toFirstValue(values: readonly unknown[]): unknown {
  for (const value of values) {
    const found: unknown = Array.isArray(value) ? toFirstValue(value) : value;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** As in the SDK, a prefix counts even without a dot. */
function findScope(scopes: Scopes, path: string): string | null {
  const names = Object.keys(scopes).sort((one, other) => other.length - one.length);
  return names.find((name) => path !== name && path.startsWith(name)) ?? null;
}

function toFallbacks(path: string): string[] {
  return [
    path.replace(/^.*?\./, '_.'), // `wind.speed` → `_.speed`
    path.replace(/^.*?\./, ''), // `wind.speed` → `speed`
    path.replace(/^([^.]+).*?\.\$([.[])/, '$1$2'), // `wind.now.$.speed` → `wind.speed`
    path.replace(/^.*?\.\$([.[])/, '_$1'), // `wind.now.$.speed` → `_.speed`
    path.replace(/^.*?\.\$([.[])/, '$$$1'), // `wind.now.$.speed` → `$.speed`
    path.replace(/^[^.]+$/, '_'), // `wind` → `_`
  ];
}
