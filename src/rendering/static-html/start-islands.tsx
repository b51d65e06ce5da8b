import Router from 'next/router';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../context/page-data';
import { INTENT_EVENTS } from '../navigation/intent-events';
import { findComponent } from '../placeholder/component-map';
import { findPlaceholder } from '../placeholder/find-placeholder';
import { IslandRoot } from './IslandRoot';
import type { LoadIsland, StartIslands } from './island-starter';
import { type ReadSlot, toSlotKey } from './StaticSlot';
import type { Island } from './static-page';

type IslandPage = {
  page: PageData;
  islands: readonly Island[];
  loaders: Readonly<Record<string, LoadIsland>>;
};

/** How far below the visible part of the page an island hydrates. */
const NEAR = '400px';

/** Creates a function that hydrates the islands of a page: when they come near, or when the visitor points at them or moves the focus there. */
export function createIslandStarter({ page, islands, loaders }: IslandPage): StartIslands {
  const byId = new Map(islands.map((island) => [island.id, island]));
  const startIslands: StartIslands = (element) => {
    const stops = findPlaces(element).flatMap((place) => {
      const island = byId.get(place.dataset.island ?? '');
      const load = island && loaders[island.rendering.componentName ?? ''];
      return load ? [startIsland({ place, island, load, page, startIslands })] : [];
    });
    return () => {
      for (const stop of stops) stop();
    };
  };
  return startIslands;
}

/** Leaves out the islands inside other islands. They start when the island around them is hydrated. */
function findPlaces(element: Element): HTMLElement[] {
  const around = element.closest('[data-island]');
  const places = element.querySelectorAll<HTMLElement>('[data-island]');
  return [...places].filter((place) => place.parentElement?.closest('[data-island]') === around);
}

type IslandStart = {
  place: HTMLElement;
  island: Island;
  load: LoadIsland;
  page: PageData;
  startIslands: StartIslands;
};

function startIsland(start: IslandStart): () => void {
  const { place, island } = start;
  const stopped = new AbortController();
  /** Aborted when the island is hydrated, or no longer needs to be. */
  const awaited = new AbortController();
  const { signal } = awaited;
  let hydration: Promise<boolean> | undefined;

  const hydrate = () => {
    hydration ??= hydrateIsland(start, stopped.signal)
      .catch((error: unknown) => {
        // Isolation point: the island stays as HTML until the visitor points at it again.
        reportError(error);
        return false;
      })
      .then((isHydrated) => {
        if (isHydrated) awaited.abort();
        else hydration = undefined;
        return isHydrated;
      });
    return hydration;
  };
  for (const intent of INTENT_EVENTS) place.addEventListener(intent, hydrate, { passive: true, signal });
  place.addEventListener('click', (event) => repeatClick(event, hydrate), { capture: true, signal });
  const hydrateWhenIdle = () => whenIdle(hydrate, signal);
  // The place itself has no box, so without children it is nowhere.
  if (island.isEager || place.children.length === 0) hydrateWhenIdle();
  else if (!island.waitsForUse) whenNear(place.children, hydrateWhenIdle, signal);

  return () => {
    awaited.abort();
    stopped.abort();
  };
}

/** Resolves when the component works in the browser: to `false` if there is nothing to hydrate any more. */
async function hydrateIsland(
  { place, island, load, page, startIslands }: IslandStart,
  stopped: AbortSignal,
): Promise<boolean> {
  const { componentName = '', params } = island.rendering;
  const variants = await load();
  const Component = findComponent({ [componentName]: variants }, componentName, params?.FieldNames);
  if (!Component || stopped.aborted) return false;

  const readSlot = createSlotReader(place, island);
  const parts = { island, Component, page, router: Router, readSlot, startIslands };
  const hydrated = new Promise<boolean>((resolve) => {
    const root = hydrateRoot(place, <IslandRoot {...parts} onHydrated={() => resolve(true)} />, {
      identifierPrefix: island.id,
    });
    // React can unmount a root neither before it has hydrated it nor while it renders another one.
    stopped.addEventListener('abort', () => void hydrated.then(() => setTimeout(() => root.unmount())));
  });
  return hydrated;
}

/** Reads the HTML of the island's placeholders before React hydrates the island. */
function createSlotReader(place: HTMLElement, { hiddenSlots }: Island): ReadSlot {
  const slots: Record<string, string> = { ...hiddenSlots };
  for (const slot of place.querySelectorAll<HTMLElement>('[data-slot]')) {
    if (slot.parentElement?.closest('[data-island]') === place)
      slots[slot.dataset.slot ?? ''] = slot.innerHTML;
  }
  return (slot) => slots[findPlaceholder(slots, toSlotKey(slot)) ?? ''] ?? '';
}

/** Repeats a click on an island that is not hydrated yet. Links, `<summary>` and forms with a URL work without it. */
function repeatClick(event: MouseEvent, hydrate: () => Promise<boolean>): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('a[href], summary, form[action]')) return;
  event.preventDefault();
  event.stopPropagation();
  void hydrate().then((isHydrated) => isHydrated && target.click());
}

function whenNear(children: HTMLCollection, run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  for (const child of children) observer.observe(child);
  signal.addEventListener('abort', () => observer.disconnect());
}

function whenIdle(run: () => void, signal: AbortSignal): void {
  const runUnlessStopped = () => {
    if (!signal.aborted) run();
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(runUnlessStopped, { timeout: 2000 });
  else setTimeout(runUnlessStopped, 200);
}
