import { isRecord } from '@/platform/json/json-types';

// Filters and scripts are not supported, because the SDK's library runs them as JavaScript (docs/decisions/010).

type Step = (value: unknown) => unknown[];

/** Matches one step of a path: a name, a quoted name in brackets, or an index, slice or list in brackets. */
const STEP = /\.?(?:([^.[\]'"]+)|\[(?:'([^']*)'|"([^"]*)"|([^[\]'"]*))\])/y;
const REFUSED = /[?()@^~`]/;
const MAX_LENGTH = 300;
/** The maximum number of values. Without it, each step of a path such as `[*,*][*,*]` would double the values. */
const MAX_VALUES = 2_000;

/** Returns `null` if a path such as `items[0,2:4].name` is not supported or finds too many values. */
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
  // The component builder also writes `$` inside a path, as in `list.$.title`, where it has no effect.
  if (name === '$') return (value) => [value];
  const key = quoted ?? name ?? '';
  return (value) => (isParent(value) && Object.hasOwn(value, key) ? [Reflect.get(value, key)] : []);
}

/** Parses the content of brackets: `*`, `2`, `1:3`, or several of these separated by commas. */
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
