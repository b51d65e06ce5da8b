import type { Rendering } from '@/cms/schemas/layout-schema';
import { isJss } from '@/rendering/component/component-server';
import { hasContent } from '@/rendering/component/to-rendering-props';
import { toStyles } from '@/rendering/component/to-styles';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import type { PageDependencies } from '../types';
import { pruneFields } from './prune-fields';
import { withoutServerParams } from './without-server-params';

/** Replaces the path of a data source. The path stays private; components only check whether there is one. */
const SOME_DATASOURCE = '1';

type Servers = Pick<PageDependencies, 'componentServers'>;

/** Removes what components do not read, such as the experiences that were not chosen. Leaves out the placeholders. */
export function pruneRendering(rendering: Rendering, servers: Servers): Rendering {
  const { uid, componentName, fields, params } = withoutServerParams(rendering, servers);
  return {
    uid,
    componentName,
    // The empty fields are removed here, and the browser must decide the same.
    dataSource: hasContent(rendering) ? SOME_DATASOURCE : undefined,
    fields: pruneFields(fields),
    params: params && pruneParams(params),
  };
}

/** Returns what the browser gets of an island's rendering. */
export function toIslandRendering(rendering: Rendering, servers: Servers): Rendering {
  return isJss(rendering, servers.componentServers)
    ? toJssRendering(rendering, servers)
    : pruneRendering(rendering, servers);
}

/** JSS components may read any field, also of the renderings that they contain. */
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
