/**
 * What the editor shows, as its address says it. Every part can be empty, which means the default.
 * `item` is the uid of the selected rendering. `state` is edit, preview or normal. `component` is the id of a
 * component that the stage shows alone. `panel` and `tab` are the open panels at the left and at the right.
 */
const KEYS = [
  'site',
  'language',
  'view',
  'page',
  'version',
  'audience',
  'state',
  'width',
  'component',
  'item',
  'panel',
  'tab',
] as const;

type Key = (typeof KEYS)[number];

export type Place = Readonly<Record<Key, string>>;

/** The parts that belong to one page: they are empty after another page was opened. */
const OF_PAGE: readonly Key[] = ['version', 'audience', 'component', 'item'];

const OF_OTHER: Partial<Record<Key, readonly Key[]>> = {
  site: ['language', 'page', ...OF_PAGE],
  language: ['version', 'component', 'item'],
  page: OF_PAGE,
};

const toPlace = (read: (key: Key) => string): Place => ({
  site: read('site'),
  language: read('language'),
  view: read('view'),
  page: read('page'),
  version: read('version'),
  audience: read('audience'),
  state: read('state'),
  width: read('width'),
  component: read('component'),
  item: read('item'),
  panel: read('panel'),
  tab: read('tab'),
});

export function parsePlace(search: string): Place {
  const query = new URLSearchParams(search);
  return toPlace((key) => query.get(key) ?? '');
}

/** Writes the parts that are not empty. A slash stays readable. */
export function toSearch(place: Place): string {
  const query = new URLSearchParams(KEYS.flatMap((key) => (place[key] ? [[key, place[key]]] : [])));
  const text = query.toString().replaceAll('%2F', '/');
  return text ? `?${text}` : '';
}

export function changePlace(place: Place, change: Partial<Place>): Place {
  const changed = KEYS.filter((key) => change[key] !== undefined && change[key] !== place[key]);
  const emptied = new Set(changed.flatMap((key) => OF_OTHER[key] ?? []));
  return toPlace((key) => change[key] ?? (emptied.has(key) ? '' : place[key]));
}
