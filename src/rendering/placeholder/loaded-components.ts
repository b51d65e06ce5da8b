import { use, useState } from 'react';
import type { Layout } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { getIn } from '../fields/field-values';
import { walkRenderings } from '../layout/walk-renderings';
import { type ComponentMap, findComponent } from './component-map';

const loading = new WeakMap<Layout, Promise<unknown> | null>();

/** Suspends until all chunks of the next page are loaded. Otherwise its components would appear one by one. */
export function useLoadedComponents(layout: Layout, map: ComponentMap): void {
  const [first] = useState(layout);
  if (layout === first) return;
  const known = loading.get(layout);
  const pending = known === undefined ? loadComponents(layout, map) : known;
  loading.set(layout, pending);
  if (pending) use(pending);
}

/** Returns `null` when there is nothing to load. Ignores failed chunks, whose error SectionBoundary shows. */
export function loadComponents(layout: Layout, map: ComponentMap): Promise<unknown> | null {
  const loads = new Set<() => unknown>();
  for (const { componentName, params } of walkRenderings(layout.sitecore.route?.placeholders)) {
    const load = componentName && findPreload(findComponent(map, componentName, params?.FieldNames));
    if (load) loads.add(load);
  }
  return loads.size > 0 ? Promise.allSettled([...loads].map((load) => load())) : null;
}

/** next/dynamic returns a forwardRef component, whose render function has a `preload` property. */
function findPreload(component: unknown): (() => unknown) | null {
  const render = isRecord(component) ? component.render : null;
  const preload = typeof render === 'function' ? getIn({ ...render }, 'preload') : null;
  return typeof preload === 'function' ? () => preload() : null;
}
