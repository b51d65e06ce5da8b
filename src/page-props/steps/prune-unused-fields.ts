import type { Rendering } from '@/cms/schemas/layout-schema';
import { findComponentServer } from '@/rendering/component/component-server';
import { changeRenderings } from '../server-page';
import type { PageDependencies, PagePropsStep } from '../types';

/** Removes what components say that they never show, so that later steps do not process it. */
export const pruneUnusedFields: PagePropsStep = (page, dependencies) =>
  page.layout.sitecore.context.pageEditing
    ? page
    : changeRenderings(page, (rendering) => pruneOwn(rendering, dependencies));

function pruneOwn(rendering: Rendering, dependencies: PageDependencies): Rendering {
  const own = findComponentServer(rendering, dependencies.componentServers)?.pruneFields;
  return own ? { ...rendering, fields: own(rendering.fields) } : rendering;
}
