import { use, useState } from 'react';
import type { Layout } from '@/cms/layout-schema';
import { isRecord } from '@/lib/json-kinds';
import { type ComponentMap, findComponent } from './component-map';
import { findIn } from './field-values';
import { walkRenderings } from './walk-renderings';

const loading = new WeakMap<Layout, Promise<unknown> | null>();

/**
 * Keeps the page that is shown until every chunk of the next one is there; without it the next page would show
 * its components one by one, as their chunks arrive. Next renders a page that the visitor goes to in a
 * transition, so that suspending here holds it back. The first page comes with its chunks.
 */
export function useLoadedComponents(layout: Layout, map: ComponentMap): void {
  const [first] = useState(layout);
  if (layout === first) return;
  const known = loading.get(layout);
  const pending = known === undefined ? loadComponents(layout, map) : known;
  loading.set(layout, pending);
  if (pending) use(pending);
}

/** `null`: there is nothing to wait for. A chunk that fails is reported where its component stands. */
export function loadComponents(layout: Layout, map: ComponentMap): Promise<unknown> | null {
  const loads = new Set<() => unknown>();
  for (const { componentName, params } of walkRenderings(layout.sitecore.route?.placeholders)) {
    const load = componentName && findPreload(findComponent(map, componentName, params?.FieldNames));
    if (load) loads.add(load);
  }
  return loads.size > 0 ? Promise.allSettled([...loads].map((load) => load())) : null;
}

/** next/dynamic keeps its preload on the function that it forwards the ref to; the SDK finds it there as well. */
function findPreload(component: unknown): (() => unknown) | null {
  const render = isRecord(component) ? component.render : null;
  const preload = typeof render === 'function' ? findIn({ ...render }, 'preload') : null;
  return typeof preload === 'function' ? () => preload() : null;
}
