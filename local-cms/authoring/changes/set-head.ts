import { isRecord } from '../../content/yaml/same-data.ts';

/** The keys of a page before its fields, in the order in which people write them. */
const HEAD = ['template', 'id', 'name', 'publishAt', 'navigation', 'order', 'design'];

/** Sets keys of a page that are not fields, at the top of its file; undefined removes one. */
export function setHead(data: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const changed = Object.entries({ ...(isRecord(data) ? data : {}), ...values }).filter(
    ([, value]) => value !== undefined,
  );
  const known = new Map(changed);
  const head = HEAD.filter((key) => known.has(key)).map((key) => [key, known.get(key)]);
  return Object.fromEntries([...head, ...changed.filter(([key]) => !HEAD.includes(key))]);
}
