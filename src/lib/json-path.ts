import { isRecord } from './json-kinds';

// The part of JSONPath that Sitecore's component builder writes. Not its filters and scripts: the library that the SDK
// bundles runs them as JavaScript (jsonpath-plus), and a path is content. Not `..` either, whose work grows with every
// one of them.

/** What one step finds in a value. */
type Step = (value: unknown) => unknown[];

/** A name after a dot, a quoted name in brackets, or what else stands in brackets. */
const STEP = /\.?(?:([^.[\]'"]+)|\[(?:'([^']*)'|"([^"]*)"|([^[\]'"]*))\])/y;
const REFUSED = /[?()@^~`]/;
const MOST_CHARACTERS = 300;
/** `[*,*][*,*]…` doubles with every step. */
const MOST_VALUES = 2_000;

/**
 * Every value at the path, such as `$.items[0].name`, `items.*` or `items[0,2:4]`; `null`: no path of this kind,
 * or one that finds too much.
 */
export function queryJson(json: unknown, path: string): unknown[] | null {
  const steps = toSteps(path);
  if (!steps) return null;
  let values = [json];
  for (const step of steps) {
    values = values.flatMap(step);
    if (values.length > MOST_VALUES) return null;
  }
  return values;
}

function toSteps(path: string): Step[] | null {
  if (path.length > MOST_CHARACTERS || REFUSED.test(path)) return null;
  const steps: Step[] = [];
  let end = 0;
  for (const match of path.matchAll(new RegExp(STEP, 'gy'))) {
    const [whole, name, single, double, brackets] = match;
    const step = brackets === undefined ? toNameStep(name, single ?? double) : toPlacesStep(brackets);
    if (!step) return null;
    steps.push(step);
    end = match.index + whole.length;
  }
  return end === path.length ? steps : null;
}

function toNameStep(name: string | undefined, quoted: string | undefined): Step {
  if (name === '*') return takeAll;
  // The root, which paths name in the middle as well: `list.$.title`.
  if (name === '$') return (value) => [value];
  const key = quoted ?? name ?? '';
  return (value) => (isHolder(value) && Object.hasOwn(value, key) ? [Reflect.get(value, key)] : []);
}

/** `*`, `2`, `1:3`, or several of them with commas between. */
function toPlacesStep(brackets: string): Step | null {
  const steps = brackets.split(',').map((place) => toPlaceStep(place.trim()));
  if (steps.includes(null)) return null;
  return (value) => steps.flatMap((step) => step?.(value) ?? []);
}

function toPlaceStep(place: string): Step | null {
  if (place === '*') return takeAll;
  const [, from, colon, to] = /^(-?\d{0,6})(:?)(\d{0,6})$/.exec(place) ?? [];
  if (from === undefined || place === '' || place === '-') return null;
  if (!colon) return (value) => (Array.isArray(value) ? value.slice(Number(from)).slice(0, 1) : []);
  const end = to ? Number(to) : undefined;
  return (value) => (Array.isArray(value) ? value.slice(Number(from), end) : []);
}

const takeAll: Step = (value) => (isHolder(value) ? Object.values(value) : []);

const isHolder = (value: unknown): value is object => isRecord(value) || Array.isArray(value);
