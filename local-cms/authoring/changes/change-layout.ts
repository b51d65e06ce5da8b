import type { Path } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import { AuthoringError } from '../authoring-error.ts';
import { getRenderingPath, listRenderings, type RenderingPlace } from './rendering-places.ts';
import { getAt, setAt } from './set-at.ts';

/** A placeholder of a rendering, or of the page if `rendering` is null. Renderings are named by their keys. */
export type Target = { rendering: string | null; placeholder: string; index: number };

export type LayoutOperation =
  | { kind: 'add'; target: Target; rendering: Record<string, unknown> & { component: string } }
  | { kind: 'move'; rendering: string; target: Target }
  | { kind: 'duplicate'; rendering: string }
  | { kind: 'remove'; rendering: string }
  | { kind: 'update'; rendering: string; values: Readonly<Record<string, unknown>> };

/** Returns an id that no rendering of the page has, such as `rich-text-2`. */
function createId(data: unknown, component: string): string {
  const taken = new Set(listRenderings(data).map(({ key }) => key.toLowerCase()));
  const name = component.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  let id = name;
  for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
  return id;
}

function insert(data: unknown, { rendering, placeholder, index }: Target, raw: unknown): unknown {
  const owner = rendering === null ? [] : getRenderingPath(data, rendering);
  const path = [...owner, 'placeholders', placeholder];
  const list = getAt(data, path);
  const present: unknown[] = Array.isArray(list) ? list : [];
  return setAt(data, path, present.toSpliced(Math.max(0, index), 0, raw));
}

/** A placeholder that the page gets for a moment, so that its ids and those of a copy are all different. */
const COPY: Path = ['placeholders', 'copy'];

const giveId = (data: unknown, path: Path): unknown =>
  setAt(data, [...path, 'id'], createId(data, String(getAt(data, [...path, 'component']))));

/** Returns a copy of a rendering with an id of its own, in which each one that has an id gets another. */
function renewIds(data: unknown, raw: Record<string, unknown>): unknown {
  const alone = setAt({}, COPY, [raw]);
  const [, ...inner] = listRenderings(alone).map(({ path }) => path);
  const named = inner.filter((path) => getAt(alone, [...path, 'id']) !== undefined);
  const copy = setAt(raw, ['id'], createId(data, String(raw.component)));
  return getAt(named.reduce(giveId, setAt(data, COPY, [copy])), [...COPY, 0]);
}

function duplicate(data: unknown, key: string): unknown {
  const path = getRenderingPath(data, key);
  const raw = getAt(data, path);
  const list = getAt(data, path.slice(0, -1));
  if (!isRecord(raw) || !Array.isArray(list)) throw new AuthoringError(`"${key}" cannot be duplicated.`);
  const copy = renewIds(data, raw);
  return setAt(data, path.slice(0, -1), list.toSpliced(Number(path.at(-1)) + 1, 0, copy));
}

/** What `update` may change. Fields are changed by `updateItem`. */
const KEYS = ['variant', 'styles', 'grid', 'params', 'datasource'];

function update(data: unknown, key: string, values: Readonly<Record<string, unknown>>): unknown {
  const path = getRenderingPath(data, key);
  return Object.entries(values).reduce((changed, [name, value]) => {
    if (!KEYS.includes(name))
      throw new AuthoringError(`A rendering has no "${name.slice(0, 60)}". There are: ${KEYS.join(', ')}.`);
    return setAt(changed, [...path, name], value ?? undefined);
  }, data);
}

function apply(data: unknown, operation: LayoutOperation): unknown {
  switch (operation.kind) {
    case 'add': {
      const { component, ...rest } = operation.rendering;
      return insert(data, operation.target, { component, id: createId(data, component), ...rest });
    }
    case 'move': {
      const path = getRenderingPath(data, operation.rendering);
      return insert(setAt(data, path, undefined), operation.target, getAt(data, path));
    }
    case 'duplicate':
      return duplicate(data, operation.rendering);
    case 'remove':
      return setAt(data, getRenderingPath(data, operation.rendering), undefined);
    case 'update':
      return update(data, operation.rendering, operation.values);
  }
}

const setNames = (data: unknown, places: readonly RenderingPlace[]): unknown =>
  places.reduce((named, { name, path }) => setAt(named, [...path, 'id'], name), data);

/** More than any page has. A page that grows without end would keep the CMS, and then the site, busy. */
const MAX_RENDERINGS = 500;
const MAX_LEVELS = 20;

function checkSize(before: unknown, after: unknown): void {
  const [old, places] = [listRenderings(before), listRenderings(after)];
  if (places.length > MAX_RENDERINGS && places.length > old.length)
    throw new AuthoringError(`A page has at most ${MAX_RENDERINGS} components.`);
  const countLevels = (all: readonly RenderingPlace[]) =>
    all.reduce((most, { path }) => Math.max(most, path.filter((key) => key === 'placeholders').length), 0);
  const levels = countLevels(places);
  if (levels > MAX_LEVELS && levels > countLevels(old))
    throw new AuthoringError(`Components are at most ${MAX_LEVELS} levels deep.`);
}

/**
 * Changes the renderings of a page. A rendering without id is named by its number, which the change can shift: it gets
 * its name as id then, so that its uid, its datasource and the history of its fields stay.
 */
export function changeLayout(data: unknown, operations: readonly LayoutOperation[]): unknown {
  const isWithoutId = ({ name, path }: RenderingPlace) =>
    name !== null && getAt(data, [...path, 'id']) === undefined;
  const withoutId = listRenderings(data).filter(isWithoutId);
  const keysWithoutIds = new Set(withoutId.map(({ key }) => key));
  const changed = operations.reduce(apply, setNames(data, withoutId));
  checkSize(data, changed);
  const left = listRenderings(changed).filter(({ key, name }) => name !== null && keysWithoutIds.has(key));
  const bare = left.reduce((part, { path }) => setAt(part, [...path, 'id'], undefined), changed);
  // The number by which each one would be named from now on.
  const numbers = new Map(listRenderings(bare).map(({ key, path }) => [path.join('\n'), key]));
  const isShifted = ({ key, path }: RenderingPlace) => numbers.get(path.join('\n')) !== key;
  return setNames(bare, left.filter(isShifted));
}
