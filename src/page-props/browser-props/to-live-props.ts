import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import { framePhrases } from '@/rendering/component/component-server';
import type { PageData } from '@/rendering/context/page-data';
import { mapPlaceholders, walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PageDependencies, PageProps } from '../types';
import { collectFromServers, pick, pruneRendering, pruneRouteFields } from './prune-rendering';

/** Returns the props of a page whose components all run in the browser. Marks the components that fail on the server. */
export async function toLiveProps(
  { page, head }: PageProps,
  dependencies: PageDependencies,
): Promise<PageProps> {
  const { context, route } = page.layout.sitecore;
  const renderings = [...walkRenderings(route?.placeholders)];
  const phrases = [...framePhrases, ...collectFromServers(renderings, 'phrases', dependencies)];
  const live: PageData = {
    ...page,
    // The editor and the chromes need ids, metadata and all fields, including the empty ones.
    layout: context.pageEditing ? page.layout : pruneLayout(page.layout, renderings, dependencies),
    dictionary: pick(page.dictionary, phrases),
  };
  return { page: await dependencies.isolate(live), head };
}

/** Removes ids, versions and the database name, which only the editor needs. */
function pruneLayout(
  { sitecore }: Layout,
  renderings: readonly Rendering[],
  dependencies: PageDependencies,
): Layout {
  const { language, pageState, renderingType } = sitecore.context;
  const { route } = sitecore;
  return {
    sitecore: {
      context: { language, pageState, renderingType },
      route: route && {
        name: route.name,
        fields: pruneRouteFields(route.fields, renderings, dependencies),
        placeholders: mapPlaceholders(route.placeholders, (rendering) => pruneTree(rendering, dependencies)),
        itemVersion: route.itemVersion, // the preview banner shows it
      },
    },
  };
}

function pruneTree(rendering: Rendering, dependencies: PageDependencies): Rendering {
  const placeholders = mapPlaceholders(rendering.placeholders, (child) => pruneTree(child, dependencies));
  return { ...pruneRendering(rendering, dependencies), placeholders };
}
