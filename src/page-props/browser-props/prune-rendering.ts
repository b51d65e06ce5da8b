import type { Rendering } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { findComponentServer, framePhrases } from '@/rendering/component/component-server';
import { toFields } from '@/rendering/component/to-rendering-props';
import { toStyles } from '@/rendering/component/to-styles';
import type { PageData } from '@/rendering/context/page-data';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
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

/** Returns what the browser gets of an island's rendering. */
export function toIslandRendering(rendering: Rendering, servers: Servers): Rendering {
  return isJss(rendering, servers) ? toJssRendering(rendering) : pruneRendering(rendering, servers);
}

/** Returns whether the component of a rendering is a JSS component. */
export function isJss(rendering: Rendering, { componentServers }: Servers): boolean {
  return findComponentServer(rendering, componentServers)?.isJss === true;
}

/** JSS components may read any field, also of the renderings that they contain. */
function toJssRendering(rendering: Rendering): Rendering {
  return {
    ...pickOwn(rendering),
    placeholders: mapPlaceholders(rendering.placeholders, pickOwn),
  };
}

const pickOwn = ({ uid, componentName, dataSource, fields, params }: Rendering): Rendering => ({
  uid,
  componentName,
  dataSource,
  fields,
  params,
});

/** Removes empty parameters, parameters that only the server reads, and the name of the fallback variant. */
function pruneParams(
  params: NonNullable<Rendering['params']>,
  serverParams: readonly string[] = [],
): Rendering['params'] {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value?.trim() && !serverParams.includes(name) && !isDerived(name, value, params),
    ),
  );
}

/** The name of the fall-back variant, and `styles`, which repeats other params. */
function isDerived(name: string, value: string, params: NonNullable<Rendering['params']>): boolean {
  return (name === 'FieldNames' && value === 'Default') || (name === 'styles' && value === toStyles(params));
}

/** Keeps the fields of the page that the components of these renderings show. */
export function pruneRouteFields(
  fields: unknown,
  renderings: readonly Rendering[],
  servers: Servers,
): unknown {
  const shown = renderings.flatMap(
    (rendering) => findComponentServer(rendering, servers.componentServers)?.routeFields ?? [],
  );
  return isRecord(fields) ? pruneFields(pick(fields, shown)) : undefined;
}

/** Keeps the phrases that the page frame and the components of these renderings show. */
export function prunePhrases(
  dictionary: PageData['dictionary'],
  renderings: readonly Rendering[],
  { componentServers }: Servers,
): PageData['dictionary'] {
  const lists = renderings.map(
    (rendering) => findComponentServer(rendering, componentServers)?.phrases ?? [],
  );
  if (lists.includes('all')) return dictionary;
  return pick(dictionary, [...framePhrases, ...lists.flat()]);
}

export function pick<Value>(
  values: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
