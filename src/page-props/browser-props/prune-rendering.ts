import type { Rendering } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { pick } from '@/platform/json/pick';
import { findComponentServer, framePhrases } from '@/rendering/component/component-server';
import { toFields } from '@/rendering/component/to-rendering-props';
import { toStyles } from '@/rendering/component/to-styles';
import type { PageData } from '@/rendering/context/page-data';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import type { PageDependencies } from '../types';
import { pruneFields } from './prune-fields';
import { withoutServerParams } from './without-server-params';

/** Replaces the path of a data source. The path stays private; components only check whether there is one. */
const SOME_DATASOURCE = '1';

type Servers = Pick<PageDependencies, 'componentServers'>;

/** Removes what components do not read, such as the experiences that were not chosen. Leaves out the placeholders. */
export function pruneRendering(rendering: Rendering, servers: Servers): Rendering {
  const { uid, componentName, dataSource, fields, params } = withoutServerParams(rendering, servers);
  // Fields without a data source count too. The empty ones are removed here, and the browser must decide the same.
  const hasContent = dataSource || Object.keys(toFields(fields)).length > 0;
  return {
    uid,
    componentName,
    dataSource: hasContent ? SOME_DATASOURCE : undefined,
    fields: pruneFields(fields),
    params: params && pruneParams(params),
  };
}

/** Returns what the browser gets of an island's rendering. */
export function toIslandRendering(rendering: Rendering, servers: Servers): Rendering {
  return isJss(rendering, servers) ? toJssRendering(rendering, servers) : pruneRendering(rendering, servers);
}

/** Returns whether the component of a rendering was written for the SDK. */
export function isJss(rendering: Rendering, { componentServers }: Servers): boolean {
  return findComponentServer(rendering, componentServers)?.isJss === true;
}

/** Components that were written for the SDK may read any field, also of the renderings that they contain. */
function toJssRendering(rendering: Rendering, servers: Servers): Rendering {
  const toOwn = (one: Rendering) => pickOwn(withoutServerParams(one, servers));
  return { ...toOwn(rendering), placeholders: mapPlaceholders(rendering.placeholders, toOwn) };
}

const pickOwn = ({ uid, componentName, dataSource, fields, params }: Rendering): Rendering => ({
  uid,
  componentName,
  dataSource,
  fields,
  params,
});

/** Removes empty parameters, the name of the fallback variant, and `styles`, which repeats other parameters. */
function pruneParams(params: NonNullable<Rendering['params']>): Rendering['params'] {
  return Object.fromEntries(
    Object.entries(params).filter(([name, value]) => value?.trim() && !isDerived(name, value, params)),
  );
}

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
