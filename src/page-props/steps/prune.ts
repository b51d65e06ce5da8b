import type { Layout, Placeholders, Rendering, Route } from '@/cms/schemas/layout-schema';
import { DEFAULT_VARIANT } from '@/features/personalization/personalize-layout';
import { isRecord } from '@/platform/json/json-types';
import { findComponentServer, framePhrases } from '@/rendering/component/component-server';
import { mapPlaceholders, walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PageDependencies, PagePropsStep, ServerPage } from '../types';
import { pruneFields } from './prune-fields';

/** Replaces the path of a data source. The path stays private; components only check whether there is one. */
const SOME_DATASOURCE = '1';

/** Removes what the browser does not need, because every visitor would download and parse it. */
export const prune: PagePropsStep = (page, dependencies) => {
  const { context, route } = page.layout.sitecore;
  const { language, pageState, pageEditing, renderingType } = context;
  const variantId = context.variantId === DEFAULT_VARIANT ? undefined : context.variantId;
  const dictionary = pickPhrases(page, dependencies);
  // The editor and the chromes need ids, metadata and all fields, including the empty ones.
  if (pageEditing) return { ...page, dictionary };
  const pruned = route && pruneRoute(route, dependencies);
  // The preview banner shows the version.
  const shown = pruned && pageState === 'preview' ? { ...pruned, itemVersion: route.itemVersion } : pruned;
  const shownState = pageState === 'normal' ? undefined : pageState; // a missing state means normal
  const layout: Layout = {
    sitecore: { context: { language, pageState: shownState, renderingType, variantId }, route: shown },
  };
  return { ...page, layout, dictionary };
};

/** Returns the phrases that the page frame and the components on this page declare. */
function pickPhrases(
  { layout, dictionary }: ServerPage,
  dependencies: PageDependencies,
): Record<string, string> {
  const { placeholders } = layout.sitecore.route ?? {};
  return pick(dictionary, [...framePhrases, ...collect(placeholders, 'phrases', dependencies)]);
}

/** Removes ids, versions and the database name, which only the editor needs. */
function pruneRoute(route: Route, dependencies: PageDependencies): Route {
  const shown = collect(route.placeholders, 'routeFields', dependencies);
  return {
    name: route.name,
    fields: isRecord(route.fields) ? pruneFields(pick(route.fields, shown)) : undefined,
    placeholders: mapPlaceholders(route.placeholders, (rendering) => pruneRendering(rendering, dependencies)),
  };
}

/** Removes what components do not read, such as the experiences that were not chosen. */
function pruneRendering(rendering: Rendering, dependencies: PageDependencies): Rendering {
  const { uid, componentName, dataSource, fields, params, placeholders } = rendering;
  const { pruneFields: own, serverParams } =
    findComponentServer(rendering, dependencies.componentServers) ?? {};
  return {
    uid,
    componentName,
    dataSource: dataSource ? SOME_DATASOURCE : undefined,
    fields: pruneFields(own ? own(fields) : fields),
    params: params && pruneParams(params, serverParams),
    placeholders: mapPlaceholders(placeholders, (child) => pruneRendering(child, dependencies)),
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

function collect(
  placeholders: Placeholders | undefined,
  what: 'phrases' | 'routeFields',
  dependencies: PageDependencies,
): string[] {
  return [...walkRenderings(placeholders)].flatMap(
    (rendering) => findComponentServer(rendering, dependencies.componentServers)?.[what] ?? [],
  );
}

function pick<Value>(
  values: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
