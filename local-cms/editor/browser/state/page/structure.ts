import { computed, signal } from '@preact/signals';
import { fetchLibrary } from '../../platform/client.ts';
import type { Owner, Rendering } from '../../platform/description.ts';
import type { Component, Library } from '../../platform/library.ts';
import { here } from '../content/content.ts';
import { createLoader } from '../create-loader.ts';
import { toId } from '../ids.ts';
import { place } from '../place/place.ts';
import { toPlaceName } from '../place/place-names.ts';
import { showProblem } from '../status.ts';
import { openPage, selected, selectedKey, walkOutline } from './open-page.ts';
import { type Boxes, listSlots, type Slot } from './slots.ts';

/** Where the parts of the page are, by the keys of their chromes. */
export const boxes = signal<Boxes>({});

/** How far the page in the frame is scrolled. */
export const scrollTop = signal(0);

const renderings = computed(
  () => new Map(openPage.value.description.renderings.map((one): [string, Rendering] => [one.uid, one])),
);

export const findRendering = (uid: string | undefined): Rendering | undefined =>
  renderings.value.get(uid ?? '');

export const selectedRendering = computed(() => findRendering(selected.value?.uid));

export const findOwner = ({ owner }: Rendering): Owner | undefined =>
  openPage.value.description.owners.find(({ itemId }) => itemId === owner);

export const slots = computed(() => listSlots(openPage.value.outline, openPage.value.description));

export const findKey = (uid: string): string =>
  [...walkOutline(openPage.value.outline)].find(
    (node) => node.type === 'rendering' && toId(node.uid ?? '') === toId(uid),
  )?.key ?? '';

/** Finds what to select after a part is deleted: the next part beside it, or the previous one, or the part around it. */
export function findNeighbour(one: Rendering): Rendering | undefined {
  const key = findKey(one.uid);
  const beside = [...renderings.value.values()].filter(({ owner }) => owner === one.owner);
  const byKey = new Map(beside.map((other): [string, Rendering] => [findKey(other.uid), other]));
  const next = slots.value.find(({ previous }) => previous === key)?.next ?? '';
  const previous = slots.value.find((slot) => slot.next === key)?.previous ?? '';
  return byKey.get(next) ?? byKey.get(previous) ?? findRendering(one.parent ?? undefined);
}

/** What people call a slot's placeholder: `Main`, `Column 1 in “Prices”`; only `“Prices”` if the name says no more. */
export function toSlotName({ parent, placeholderName }: Slot): string {
  const around = findRendering(parent ?? undefined);
  const name = toPlaceName(placeholderName);
  if (!around) return name;
  const label = `“${around.label}”`;
  return around.label.startsWith(name) ? label : `${name} in ${label}`;
}

/** The components of the site; null until they are loaded. */
export const library = signal<Library | null>(null);

let loadedSite = '';

const load = createLoader(
  () => fetchLibrary(loadedSite),
  (loaded) => {
    library.value = loaded;
  },
);

export function loadLibrary(): void {
  const site = here.value.site?.name;
  if (!site || site === loadedSite) return;
  loadedSite = site;
  library.value = null;
  load().catch((error: unknown) => {
    if (loadedSite === site) loadedSite = '';
    showProblem(error);
  });
}

/** Loads the components and shared items anew, if they are loaded. */
export function renewLibrary(): void {
  if (loadedSite === '') return;
  loadedSite = '';
  loadLibrary();
}

export const findComponent = (name: string): Component | undefined =>
  library.value?.components.find((component) => component.name === name);

export const isAllowed = ({ placeholderName }: Pick<Slot, 'placeholderName'>, component: string): boolean =>
  library.value?.allowed[placeholderName]?.includes(component) ?? true;

/** The slot whose button is pointed at or has the focus. */
export const pointedSlot = signal<Slot | null>(null);

/** The slot that the picker adds to; null means after what is selected, or at the end of the page. */
export const chosenSlot = signal<Slot | null>(null);

// Another selection is another wish.
computed(() => `${place.value.page} ${selectedKey.value}`).subscribe(() => {
  chosenSlot.value = null;
});

/** Returns where a component is added. */
export function findAddSlot(): Slot | undefined {
  const chosen = chosenSlot.value;
  const all = slots.value;
  const same = (slot: Slot) => chosen?.key === slot.key && chosen.index === slot.index;
  if (chosen) return all.find(same);
  const end = all.findLast((slot) => slot.key === selectedKey.value);
  if (end) return end;
  const one = selectedRendering.value;
  if (one) {
    const inside = all.find((slot) => slot.parent === one.uid);
    const isEmpty = inside && !inside.next;
    return isEmpty ? inside : all.findLast((slot) => slot.previous === findKey(one.uid));
  }
  return all.findLast((slot) => slot.placeholderName === 'headless-main' && slot.parent === null);
}
