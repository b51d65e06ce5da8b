import * as z from 'zod/mini';

const text = z._default(z.string(), '');

/**
 * What the editor shows, as its address says it. Every part can be empty, which means the default.
 * `item` is the uid of the selected rendering. `state` is edit, preview or normal. `component` is the id of a
 * component that the stage shows alone. `panel` and `tab` are the open panels at the left and at the right.
 */
const Place = z.object({
  site: text,
  language: text,
  view: text,
  page: text,
  version: text,
  audience: text,
  state: text,
  width: text,
  component: text,
  item: text,
  panel: text,
  tab: text,
});

export type Place = Readonly<z.output<typeof Place>>;

type Key = keyof Place;

/** The parts that belong to one page: they are empty after another page was opened. */
const OF_PAGE: readonly Key[] = ['version', 'audience', 'component', 'item'];

const OF_OTHER: readonly [Key, readonly Key[]][] = [
  ['site', ['language', 'page', ...OF_PAGE]],
  ['language', ['version', 'component', 'item']],
  ['page', OF_PAGE],
];

export const parsePlace = (search: string): Place =>
  Place.parse(Object.fromEntries(new URLSearchParams(search)));

/** Writes the parts that are not empty. A slash stays readable. */
export function toSearch(place: Place): string {
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value));
  const text = query.toString().replaceAll('%2F', '/');
  return text ? `?${text}` : '';
}

export function changePlace(place: Place, change: Partial<Place>): Place {
  const emptied = OF_OTHER.flatMap(([key, parts]) =>
    change[key] !== undefined && change[key] !== place[key] ? parts : [],
  );
  return { ...place, ...Object.fromEntries(emptied.map((key) => [key, ''])), ...change };
}
