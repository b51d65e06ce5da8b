import { queryJson } from '@/lib/json-path';

/** Data by the id of its source. */
export type Scopes = Readonly<Record<string, unknown>>;

/**
 * What a path of a template stands for, lists opened. The first part names the source; when that finds nothing, the
 * path is looked for without it, and in `_`, the datasource of the rendering: in the order that the SDK looks.
 */
export function queryScopes(scopes: Scopes, path: string): unknown[] {
  const scope = findScope(scopes, path);
  const rest = scope === undefined ? path : path.slice(scope.length + 1);
  const found = query(scope === undefined ? scopes : scopes[scope], rest);
  if (found.length > 0) return found;
  for (const fallback of toFallbacks(rest)) {
    const values = query(scope === undefined ? scopes : scopes[scope], fallback);
    if (values.length > 0) return values;
  }
  return [];
}

/** The one value that a path stands for; a path that is a scope's own name stands for it whole. */
export function findInScopes(scopes: Scopes, path: string): unknown {
  return Object.hasOwn(scopes, path) ? scopes[path] : queryScopes(scopes, path)[0];
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

const query = (json: unknown, path: string): unknown[] => queryJson(json, path)?.flat(20) ?? [];
