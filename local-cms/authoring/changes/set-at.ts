import type { Path } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';

export function getAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[String(key)] : undefined;
  }, data);
}

/** Returns the data with another value at a place. Creates the maps above it; undefined removes the key or entry. */
export function setAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const part = setAt(data[Number(key)], rest, value);
    return part === undefined ? data.toSpliced(Number(key), 1) : data.with(Number(key), part);
  }
  const map = isRecord(data) ? data : {};
  const part = setAt(map[String(key)], rest, value);
  if (part !== undefined) return { ...map, [String(key)]: part };
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== String(key)));
}

/** Returns the place of a variant's rendering if `path` is in its fields, and of the rendering that it varies. */
function findVariant(path: Path): { variant: Path; rendering: Path } | null {
  const fields = path.lastIndexOf('fields');
  if (fields < 2 || path[fields - 2] !== 'experiences') return null;
  return { variant: path.slice(0, fields), rendering: path.slice(0, fields - 2) };
}

/**
 * Sets a field. A variant without content of its own shows the content of its rendering, and gets a copy of it first:
 * with one field of its own it would have no other.
 */
export function setField(data: unknown, path: Path, value: unknown): unknown {
  const found = findVariant(path);
  const own = found && getAt(data, found.variant);
  const hasContent = isRecord(own) && (own.fields !== undefined || own.datasource !== undefined);
  if (!found || hasContent) return setAt(data, path, value);
  const copied = setAt(data, [...found.variant, 'fields'], getAt(data, [...found.rendering, 'fields']));
  return setAt(copied, path, value);
}
