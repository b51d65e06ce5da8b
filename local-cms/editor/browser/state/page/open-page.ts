import { computed, signal } from '@preact/signals';
import { isRecord } from '../../../../content/yaml/same-data.ts';
import type { Channel } from '../../platform/channel.ts';
import type { Description } from '../../platform/description.ts';
import type { Outline, OutlineNode } from '../../platform/messages.ts';
import { toMediaUrl } from '../content/media-url.ts';
import { toId } from '../ids.ts';
import { go, place } from '../place/place.ts';

/** The page in the frame. `outline` has its placeholders, renderings and fields, as its chromes say. */
type OpenPage = {
  status: 'loading' | 'shown' | 'failed';
  state: Outline['state'];
  outline: readonly OutlineNode[];
  faults: readonly string[];
  description: Description;
};

export const emptyPage: OpenPage = {
  status: 'loading',
  state: 'edit',
  outline: [],
  faults: [],
  description: { components: {}, variants: [], renderings: [], owners: [], shared: [], shownPages: [] },
};

export const openPage = signal<OpenPage>(emptyPage);

/** The connection with the page in the frame; null until the frame is there. */
export const channel = signal<Channel | null>(null);

/** The keys of the chromes that are selected and pointed at. */
export const selectedKey = signal('');
export const hoveredKey = signal('');

export function* walkOutline(nodes: readonly OutlineNode[]): Generator<OutlineNode> {
  for (const node of nodes) {
    yield node;
    yield* walkOutline(node.children);
  }
}

const findByKey = (key: string): OutlineNode | null =>
  [...walkOutline(openPage.value.outline)].find((node) => node.key === key) ?? null;

/** The chrome of the innermost part at the key, which can be a field. */
export const selectedNode = computed(() => findByKey(selectedKey.value));

/** The chrome at the key and those around it, the innermost first. */
const listAround = (key: string): OutlineNode[] =>
  [...walkOutline(openPage.value.outline)]
    .filter((node) => key === node.key || key.startsWith(`${node.key}/`))
    .reverse();

/** The selected rendering, or the one that the selected field or placeholder is in. */
export const selected = computed(() =>
  listAround(selectedKey.value).find(({ type }) => type === 'rendering'),
);

export function takeSelection(key: string): void {
  selectedKey.value = key;
  go({ item: selected.value?.uid ?? '' });
}

/** Selects a part of the page by the key of its chrome; an empty key selects the page itself. */
export function select(key: string, { shouldScroll = false } = {}): void {
  takeSelection(key);
  channel.value?.send('selected', { key, isFromOutline: shouldScroll });
}

export function point(key: string): void {
  hoveredKey.value = key;
  channel.value?.send('hover', { key });
}

/** The address of the page that reported last. */
let outlinePath = '';

/** Takes what the page reports. The selection stays at its rendering, which another change can have moved. */
export function takeOutline({ state, path, outline, faults }: Outline): void {
  // A key is a place on a page, where another page has another part.
  if (path !== outlinePath) selectedKey.value = '';
  outlinePath = path;
  openPage.value = { ...openPage.value, state, outline, faults };
  const { item } = place.value;
  if (!item || selected.value?.uid === item) return;
  const rendering = [...walkOutline(outline)].find(({ uid }) => uid === item);
  selectedKey.value = rendering?.key ?? '';
  channel.value?.send('selected', { key: selectedKey.value, isFromOutline: true });
}

/** What people call a rendering or a placeholder. */
export const toName = ({ type, name = '', uid = '', title = '' }: OutlineNode): string => {
  const { components, renderings } = openPage.value.description;
  if (type === 'rendering')
    return renderings.find((one) => one.uid === uid)?.label ?? components[uid] ?? 'Rendering';
  return type === 'field' ? title : name;
};

const listFields = (itemId: string, field: string): OutlineNode[] =>
  [...walkOutline(openPage.value.outline)].filter(
    ({ type, title, item }) => type === 'field' && title === field && toId(item?.id ?? '') === toId(itemId),
  );

/** Whether the page shows the field only where its text can be replaced at once. */
export function canShowAtOnce(itemId: string, field: string): boolean {
  const places = listFields(itemId, field);
  return places.length > 0 && places.every(({ canType }) => canType);
}

/** Whether the page shows the field. */
export const isOnPage = (itemId: string, field: string): boolean => listFields(itemId, field).length > 0;

/** Shows a text, or the text of a link, on the page before it is saved. Other values need a renewal. */
export function showOnPage(itemId: string, field: string, value: unknown): void {
  const text = isRecord(value) ? value.text : value;
  if (typeof text !== 'string') return;
  channel.value?.send('show', { item: itemId, field, value: text, mediaUrl: toMediaUrl() });
}

export const isRichText = (itemId: string, field: string): boolean =>
  listFields(itemId, field).some(({ fieldType }) => fieldType === 'Rich Text');
