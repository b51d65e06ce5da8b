import type { Rendering } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { findComponentServer } from '@/rendering/component/component-server';
import { toFields } from '@/rendering/component/to-rendering-props';
import type { PageDependencies } from '../types';
import { pruneFields } from './prune-fields';

/** Replaces the path of a data source. The path stays private; components only check whether there is one. */
const SOME_DATASOURCE = '1';

type Servers = Pick<PageDependencies, 'componentServers'>;

/** Removes what components do not read, such as the experiences that were not chosen. Leaves out the placeholders. */
export function pruneRendering(rendering: Rendering, { componentServers }: Servers): Rendering {
  const { uid, componentName, dataSource, fields, params } = rendering;
  // Fields without a data source count too. The empty ones are removed here, and the browser must decide the same.
  const hasContent = dataSource || Object.keys(toFields(fields)).length > 0;
  return {
    uid,
    componentName,
    dataSource: hasContent ? SOME_DATASOURCE : undefined,
    fields: pruneFields(fields),
    params: params && pruneParams(params, findComponentServer(rendering, componentServers)?.serverParams),
  };
}

/** Removes empty parameters, parameters that only the server reads, and the name of the fallback variant. */
function pruneParams(
  params: NonNullable<Rendering['params']>,
  serverParams: readonly string[] = [],
): Rendering['params'] {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) =>
        value?.trim() && !serverParams.includes(name) && !(name === 'FieldNames' && value === 'Default'),
    ),
  );
}

/** Keeps the fields of the page that the components of these renderings show. */
export function pruneRouteFields(
  fields: unknown,
  renderings: readonly Rendering[],
  servers: Servers,
): unknown {
  const shown = collectFromServers(renderings, 'routeFields', servers);
  return isRecord(fields) ? pruneFields(pick(fields, shown)) : undefined;
}

/** Returns what the server files of the components declare. */
export function collectFromServers(
  renderings: readonly Rendering[],
  what: 'phrases' | 'routeFields',
  { componentServers }: Servers,
): string[] {
  return renderings.flatMap((rendering) => findComponentServer(rendering, componentServers)?.[what] ?? []);
}

export function pick<Value>(
  values: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
