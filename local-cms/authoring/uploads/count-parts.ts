import type { Reference, StyleRule } from './drawing-references.ts';

/** An element of a drawing. */
export type Part = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  inner: Part[];
  /** The ids in `href` and `xlink:href`. */
  links: readonly string[];
  references: readonly Reference[];
};

/** How many parts are drawn, and how deep they are in each other. */
type Size = { count: number; levels: number };

const NOTHING: Size = { count: 0, levels: 0 };
const ENDLESS: Size = { count: Infinity, levels: Infinity };

const MAX_FOLLOWED = 200_000;

/** Are applied once to a part and all that it contains. Other properties are those of each part inside. */
const ONCE = new Set(['mask', 'clip-path', 'filter']);

const GRADIENT = /^(linear|radial)Gradient$/;

/** Draw a marker at each corner of a line. */
const AT_CORNERS = new Set(['marker', 'marker-mid']);

const listParts = (part: Part): Part[] => [part, ...part.inner.flatMap(listParts)];

/** Returns at least the corners of the line with the most. Numbers can follow each other without a space. */
function countCorners(parts: readonly Part[]): number {
  const lines = parts.map(({ attributes }) => attributes.get('d') ?? attributes.get('points') ?? '');
  return Math.max(1, ...lines.map((line) => line.match(/[a-z]|\d*\.?\d+/gi)?.length ?? 0));
}

function groupByFit(rules: readonly StyleRule[]): ReadonlyMap<string, StyleRule[]> {
  const groups = new Map<string, StyleRule[]>();
  for (const rule of rules)
    for (const fit of new Set(rule.fits)) {
      const group = groups.get(fit);
      if (group) group.push(rule);
      else groups.set(fit, [rule]);
    }
  return groups;
}

function listFits({ name, attributes }: Part): ReadonlySet<string> {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  return new Set(['*', name, `#${attributes.get('id') ?? ''}`, ...classes.map((word) => `.${word}`)]);
}

function* listReferences(part: Part, byFit: ReadonlyMap<string, StyleRule[]>): Generator<Reference> {
  yield* part.references;
  for (const fit of listFits(part)) for (const { references } of byFit.get(fit) ?? []) yield* references;
}

/**
 * Whether a drawing has more parts than the limits allow when each part is counted where it is drawn: a `use` draws
 * what it names again, and so do patterns, masks, markers and filters. A part that contains itself has no end.
 */
export function hasTooManyParts(root: Part, rules: readonly StyleRule[], limits: Size): boolean {
  const parts = listParts(root);
  const corners = countCorners(parts);
  const byFit = groupByFit(rules);
  // The first part with an id is the one that is drawn.
  const byId = new Map(parts.toReversed().map((part) => [part.attributes.get('id'), part]));
  const sizes = new Map<Part, Size>();
  let followed = 0;
  const follow = (id: string, level: number): Size => {
    followed += 1;
    if (followed > MAX_FOLLOWED) return ENDLESS;
    const target = byId.get(id);
    return target && !GRADIENT.test(target.name) ? measure(target, level) : NOTHING;
  };
  const measureInside = (part: Part, level: number): Size => {
    const sizes = part.inner.map((inner) => measure(inner, level));
    sizes.push(...part.links.map((id) => follow(id, level)));
    const levels = Math.max(0, ...sizes.map((size) => size.levels));
    return { count: sizes.reduce((sum, { count }) => sum + count, 1), levels: levels + 1 };
  };
  const measure = (part: Part, level: number): Size => {
    const known = sizes.get(part);
    if (known) return known;
    // Stays until the part is measured, so a part that contains itself is endless.
    sizes.set(part, ENDLESS);
    if (level > limits.levels) return ENDLESS;
    const inside = measureInside(part, level + 1);
    let { count, levels } = inside;
    for (const { property, id } of listReferences(part, byFit)) {
      const size = follow(id, level + 1);
      const times = (ONCE.has(property) ? 1 : inside.count) * (AT_CORNERS.has(property) ? corners : 1);
      count += size.count * times;
      levels = Math.max(levels, size.levels + 1);
      if (count > limits.count) break;
    }
    sizes.set(part, { count, levels });
    return { count, levels };
  };
  const { count, levels } = measure(root, 1);
  return count > limits.count || levels > limits.levels;
}
