import type { Path } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { AuthoringError } from '../authoring-error.ts';

/** A rendering, or a variant of one, in the data of a page's file. The key is the one that its ids are derived from. */
export type RenderingPlace = {
  key: string;
  /** The id that gives it this key, or would give it. Null for a variant. */
  name: string | null;
  path: Path;
};

/** The variant of a rendering by its key; null for a rendering that is for all. */
export const toVariant = (key: string): string | null => /(?<= for )\S+$/.exec(key)?.[0] ?? null;

type Keys = { prefix: string; count: Map<string, number> };

/** Lists the renderings in the order and with the keys of content/schemas/renderings.ts. */
export function listRenderings(data: unknown): RenderingPlace[] {
  return isRecord(data) ? [...walkPlaceholders(data, [], { prefix: '', count: new Map() })] : [];
}

export function getRenderingPath(data: unknown, key: string): Path {
  const found = listRenderings(data).find((place) => place.key === key);
  if (found) return found.path;
  throw new AuthoringError(`The page has no rendering "${key.slice(0, 100)}".`);
}

function* walkPlaceholders(raw: Record<string, unknown>, path: Path, keys: Keys): Generator<RenderingPlace> {
  if (!isRecord(raw.placeholders)) return;
  for (const [name, list] of Object.entries(raw.placeholders))
    if (Array.isArray(list)) yield* walkList(list, [...path, 'placeholders', name], keys);
}

function* walkList(list: readonly unknown[], path: Path, keys: Keys): Generator<RenderingPlace> {
  for (const [index, raw] of list.entries()) {
    if (!isRecord(raw)) continue;
    const component = String(raw.component);
    const ordinal = (keys.count.get(component) ?? 0) + 1;
    keys.count.set(component, ordinal);
    const name = typeof raw.id === 'string' ? raw.id : `${component} ${ordinal}`;
    const key = keys.prefix + name;
    const at = [...path, index];
    yield { key, name, path: at };
    yield* walkPlaceholders(raw, at, keys);
    yield* walkVariants(raw, at, key);
  }
}

function* walkVariants(raw: Record<string, unknown>, path: Path, key: string): Generator<RenderingPlace> {
  if (!isRecord(raw.experiences)) return;
  for (const [variant, experience] of Object.entries(raw.experiences)) {
    if (!isRecord(experience)) continue;
    const own = `${key} for ${variant}`;
    const at = [...path, 'experiences', variant];
    yield { key: own, name: null, path: at };
    yield* walkPlaceholders(experience, at, { prefix: `${own} `, count: new Map() });
  }
}

const isWithin = (path: Path, place: Path): boolean => place.every((key, index) => key === path[index]);

/**
 * Converts a place in one state of a page's data to the same place in another state, in which its rendering can have
 * moved. Returns null if the rendering is not there.
 */
export function movePlace(path: Path, from: unknown, to: unknown): Path | null {
  const rendering = listRenderings(from).findLast((place) => isWithin(path, place.path));
  if (!rendering) return path;
  const found = listRenderings(to).find(({ key }) => key === rendering.key);
  return found ? [...found.path, ...path.slice(rendering.path.length)] : null;
}
