import type { Layout, Rendering, Route } from '@/cms/schemas/layout-schema';
import { mapRenderings } from '@/rendering/layout/walk-renderings';
import type { PageDependencies, ServerPage } from './types';

type PageState = 'normal' | 'preview' | 'edit';

type LoadedParts = Pick<ServerPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'>;

/** Creates a page without component data and head, which the steps add. */
export function toServerPage(parts: LoadedParts): ServerPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}

/** Returns the page with a changed route. A page without a route is returned unchanged. */
export function mapRoute<Page extends { layout: Layout }>(page: Page, change: (route: Route) => Route): Page {
  const { context, route } = page.layout.sitecore;
  return route ? { ...page, layout: { sitecore: { context, route: change(route) } } } : page;
}

/** Returns the page with changed renderings, at any depth. `change` need not care about the placeholders. */
export function changeRenderings<Page extends { layout: Layout }>(
  page: Page,
  change: (rendering: Rendering) => Rendering,
): Page {
  return mapRoute(page, (route) => ({ ...route, placeholders: mapRenderings(route.placeholders, change) }));
}

/** Except in `edit`, removes the editor's scripts and `editMode`, which shows chromes (editing protocol §1.4). */
export function withPageState({ sitecore }: Layout, pageState: PageState): Layout {
  const { editMode: _, renderingType: __, clientData, clientScripts, ...context } = sitecore.context;
  const isEditing = pageState === 'edit';
  const forEditor = isEditing ? { editMode: 'metadata', clientData, clientScripts } : {};
  return {
    sitecore: { ...sitecore, context: { ...context, pageState, pageEditing: isEditing, ...forEditor } },
  };
}

/** Returns whether error messages reach the browser: for editors, and for all with SHOW_ERROR_DETAILS. */
export function showsErrorDetails(
  { sitecore }: Layout,
  { showErrorDetails }: Pick<PageDependencies, 'showErrorDetails'>,
): boolean {
  return showErrorDetails || (sitecore.context.pageState ?? 'normal') !== 'normal';
}

/** Returns whether an editor changes the page, or sees one component of it, in the browser. */
export function isLive({ sitecore: { context } }: Layout): boolean {
  return context.pageEditing === true || context.renderingType === 'component';
}
