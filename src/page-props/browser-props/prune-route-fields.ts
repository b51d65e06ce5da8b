import type { Rendering } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { pick } from '@/platform/json/pick';
import { findComponentServer } from '@/rendering/component/component-server';
import type { PageDependencies } from '../types';
import { pruneFields } from './prune-fields';

/** Keeps the fields of the page that the components of these renderings show. */
export function pruneRouteFields(
  fields: unknown,
  renderings: readonly Rendering[],
  { componentServers }: Pick<PageDependencies, 'componentServers'>,
): unknown {
  const shown = renderings.flatMap(
    (rendering) => findComponentServer(rendering, componentServers)?.routeFields ?? [],
  );
  return isRecord(fields) ? pruneFields(pick(fields, shown)) : undefined;
}
