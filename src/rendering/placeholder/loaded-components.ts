import { use, useState } from 'react';
import type { Layout } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { getIn } from '../fields/field-values';
import { walkRenderings } from '../layout/walk-renderings';
import { type ComponentMap, findComponent } from './component-map';

const loading = new WeakMap<Layout, Promise<unknown> | null>();

/**
 * Keeps showing the current page until all chunks of the next one are loaded. Otherwise the next page would show its
 * components one by one. Next renders it in a transition, so suspending here delays it. The first page comes with
 * its chunks.
 */
export function useLoadedComponents(layout: Layout, map: ComponentMap): void {
  const [first] = useState(layout);
  if (layout === first) return;
  const known = loading.get(layout);
  const pending = known === undefined ? loadComponents(layout, map) : known;
  loading.set(layout, pending);
  if (pending) use(pending);
}

/** Returns `null` when there is nothing to load. A chunk that fails is reported in place of its component. */
export function loadComponents(layout: Layout, map: ComponentMap): Promise<unknown> | null {
  const loads = new Set<() => unknown>();
  for (const { componentName, params } of walkRenderings(layout.sitecore.route?.placeholders)) {
    const load = componentName && findPreload(findComponent(map, componentName, params?.FieldNames));
    if (load) loads.add(load);
  }
  return loads.size > 0 ? Promise.allSettled([...loads].map((load) => load())) : null;
}

/** next/dynamic keeps its preload function on the render function of its forwardRef component. */
function findPreload(component: unknown): (() => unknown) | null {
  const render = isRecord(component) ? component.render : null;
  const preload = typeof render === 'function' ? getIn({ ...render }, 'preload') : null;
  return typeof preload === 'function' ? () => preload() : null;
}
