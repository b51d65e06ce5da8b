import type { Rendering } from '@/cms/schemas/layout-schema';
import { findComponentServer } from '@/rendering/component/component-server';
import { mapPlaceholders } from '@/rendering/layout/walk-renderings';
import { mapRoute } from '../server-page';
import type { PageDependencies, PagePropsStep } from '../types';

/** Removes what components say that they never show, so that later steps do not process it. */
export const pruneUnusedFields: PagePropsStep = (page, dependencies) =>
  page.layout.sitecore.context.pageEditing
    ? page
    : mapRoute(page, (route) => ({
        ...route,
        placeholders: mapPlaceholders(route.placeholders, (rendering) => pruneOwn(rendering, dependencies)),
      }));

function pruneOwn(rendering: Rendering, dependencies: PageDependencies): Rendering {
  const own = findComponentServer(rendering, dependencies.componentServers)?.pruneFields;
  return {
    ...rendering,
    fields: own ? own(rendering.fields) : rendering.fields,
    placeholders: mapPlaceholders(rendering.placeholders, (child) => pruneOwn(child, dependencies)),
  };
}
