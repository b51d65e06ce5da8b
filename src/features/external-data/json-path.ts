import { isRecord } from '@/platform/json/json-types';

// Supports the part of JSONPath that Sitecore's component builder writes, in limited time. Not supported are
// filters and scripts, which the SDK's library runs as JavaScript, and `..` (docs/decisions/010).

/** Returns what one step of a path finds in a value. */
type Step = (value: unknown) => unknown[];

/** A name after a dot, a quoted name in brackets, or an index, slice or list in brackets. */
const STEP = /\.?(?:([^.[\]'"]+)|\[(?:'([^']*)'|"([^"]*)"|([^[\]'"]*))\])/y;
const REFUSED = /[?()@^~`]/;
const MAX_LENGTH = 300;
/** Limits paths such as `[*,*][*,*]…`, which double the values with every step. */
const MAX_VALUES = 2_000;

/** Returns all values at a path such as `items[0,2:4].name`; `null` if unsupported or too many. */
export function queryJson(json: unknown, path: string): unknown[] | null {
  const steps = toSteps(path);
  if (!steps) return null;
  let values = [json];
  for (const step of steps) {
    values = values.flatMap(step);
    if (values.length > MAX_VALUES) return null;
  }
  return values;
}

function toSteps(path: string): Step[] | null {
  if (path.length > MAX_LENGTH || REFUSED.test(path)) return null;
  const steps: Step[] = [];
  let end = 0;
  for (const match of path.matchAll(new RegExp(STEP, 'gy'))) {
    const [whole, name, single, double, brackets] = match;
    const step = brackets === undefined ? toNameStep(name, single ?? double) : toIndexesStep(brackets);
    if (!step) return null;
    steps.push(step);
    end = match.index + whole.length;
  }
  return end === path.length ? steps : null;
}

function toNameStep(name: string | undefined, quoted: string | undefined): Step {
  if (name === '*') return takeAll;
  // The component builder also writes the root `$` in the middle of a path: `list.$.title`.
  if (name === '$') return (value) => [value];
  const key = quoted ?? name ?? '';
  return (value) => (isParent(value) && Object.hasOwn(value, key) ? [Reflect.get(value, key)] : []);
}

/** Parses `*`, `2`, `1:3`, or several of these separated by commas. */
function toIndexesStep(brackets: string): Step | null {
  const steps = brackets.split(',').map((index) => toIndexStep(index.trim()));
  if (steps.includes(null)) return null;
  return (value) => steps.flatMap((step) => step?.(value) ?? []);
}

function toIndexStep(index: string): Step | null {
  if (index === '*') return takeAll;
  const [, from, colon, to] = /^(-?\d{0,6})(:?)(\d{0,6})$/.exec(index) ?? [];
  if (from === undefined || index === '' || index === '-') return null;
  if (!colon) return (value) => (Array.isArray(value) ? value.slice(Number(from)).slice(0, 1) : []);
  const end = to ? Number(to) : undefined;
  return (value) => (Array.isArray(value) ? value.slice(Number(from), end) : []);
}

const takeAll: Step = (value) => (isParent(value) ? Object.values(value) : []);

const isParent = (value: unknown): value is object => isRecord(value) || Array.isArray(value);
