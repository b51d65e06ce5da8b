import type { Path } from '../../content/source-file.ts';
import { getOwn, isRecord } from '../../content/yaml/same-data.ts';

export function getAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? getOwn(part, String(key)) : undefined;
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
  const part = setAt(getOwn(map, String(key)), rest, value);
  if (part !== undefined) return { ...map, [String(key)]: part };
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== String(key)));
}

/** Returns the place of a variant's rendering if `path` is in its fields, and of the rendering that it varies. */
function findVariant(path: Path): { variant: Path; rendering: Path } | null {
  const at = path.findLastIndex(
    (key, index) =>
      key === 'experiences' && typeof path[index + 1] === 'string' && path[index + 2] === 'fields',
  );
  return at < 0 ? null : { variant: path.slice(0, at + 2), rendering: path.slice(0, at) };
}

const hasContent = (variant: unknown): boolean =>
  isRecord(variant) && (variant.fields !== undefined || variant.datasource !== undefined);

/** Returns the value of a field. A variant without content of its own shows the content of its rendering. */
export function getField(data: unknown, path: Path): unknown {
  const found = findVariant(path);
  if (!found || hasContent(getAt(data, found.variant))) return getAt(data, path);
  return getAt(data, [...found.rendering, ...path.slice(found.variant.length)]);
}

/**
 * Sets a field. A variant without content of its own gets a copy of that of its rendering first: with one field of its
 * own it would have no other.
 */
export function setField(data: unknown, path: Path, value: unknown): unknown {
  const found = findVariant(path);
  if (!found || hasContent(getAt(data, found.variant))) return setAt(data, path, value);
  const copied = setAt(data, [...found.variant, 'fields'], getAt(data, [...found.rendering, 'fields']));
  return setAt(copied, path, value);
}
