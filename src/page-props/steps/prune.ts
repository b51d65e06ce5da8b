import type { Layout, Placeholders, Rendering, Route } from '@/cms/layout-schema';
import { isRecord } from '@/lib/json-kinds';
import { mapPlaceholders } from '@/rendering/map-placeholders';
import { DEFAULT_VARIANT } from '@/rendering/personalize-layout';
import { framePhrases } from '@/rendering/phrases';
import { walkRenderings } from '@/rendering/walk-renderings';
import { findComponentServer } from '../find-component-server';
import type { LoadedPage, PagePropsStep, PageSources } from '../types';
import { pruneFields } from './prune-fields';

/** That there is one is all that a component asks; where it stands in the CMS is nobody's business. */
const SOME_DATASOURCE = '1';

/** Leaves out what the browser does not need: every visitor would download, parse and keep it. */
export const prune: PagePropsStep = (page, sources) => {
  const { context, route } = page.layout.sitecore;
  const { language, pageState, pageEditing, renderingType } = context;
  const variantId = context.variantId === DEFAULT_VARIANT ? undefined : context.variantId;
  const dictionary = pickPhrases(page, sources);
  // Editor and chromes go by ids, metadata and all fields, the empty ones too.
  if (pageEditing) return { ...page, dictionary };
  const pruned = route && pruneRoute(route, sources);
  // The banner of a preview names the version.
  const shown = pruned && pageState === 'preview' ? { ...pruned, itemVersion: route.itemVersion } : pruned;
  const layout: Layout = {
    // The normal state is the absent one.
    sitecore: {
      context: {
        language,
        pageState: pageState === 'normal' ? undefined : pageState,
        renderingType,
        variantId,
      },
      route: shown,
    },
  };
  return { ...page, layout, dictionary };
};

/** Only the phrases that the frame and the components on this page declare. */
function pickPhrases({ layout, dictionary }: LoadedPage, sources: PageSources): Record<string, string> {
  const { placeholders } = layout.sitecore.route ?? {};
  return pick(dictionary, [...framePhrases, ...collect(placeholders, 'phrases', sources)]);
}

/** Ids, versions and the name of the database matter to the editor alone. */
function pruneRoute(route: Route, sources: PageSources): Route {
  const shown = collect(route.placeholders, 'routeFields', sources);
  return {
    name: route.name,
    fields: isRecord(route.fields) ? pruneFields(pick(route.fields, shown)) : undefined,
    placeholders: mapPlaceholders(route.placeholders, (rendering) => pruneRendering(rendering, sources)),
  };
}

/** Without the experiences that were not chosen. */
function pruneRendering(rendering: Rendering, sources: PageSources): Rendering {
  const { uid, componentName, dataSource, fields, params, placeholders } = rendering;
  const { pruneFields: own, serverParams } = findComponentServer(rendering, sources) ?? {};
  return {
    uid,
    componentName,
    dataSource: dataSource ? SOME_DATASOURCE : undefined,
    fields: pruneFields(own ? own(fields) : fields),
    params: params && pruneParams(params, serverParams),
    placeholders: mapPlaceholders(placeholders, (child) => pruneRendering(child, sources)),
  };
}

/** An empty parameter is an absent one, and so is the name of the variant that is the fall-back. */
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

/** What the components on the page declare that they need. */
function collect(
  placeholders: Placeholders | undefined,
  what: 'phrases' | 'routeFields',
  sources: PageSources,
): string[] {
  return [...walkRenderings(placeholders)].flatMap((rendering) => [
    ...(findComponentServer(rendering, sources)?.[what] ?? []),
  ]);
}

function pick<Value>(
  values: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
