import type { Layout, Route } from '@/cms/schemas/layout-schema';
import type { PageDependencies, ServerPage } from './types';

type PageState = 'normal' | 'preview' | 'edit';

type LoadedParts = Pick<ServerPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'>;

/** Creates a page without component data and head, which the steps add. */
export function toServerPage(parts: LoadedParts): ServerPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}

/** Returns the page with a changed route. A page without a route is returned unchanged. */
export function mapRoute(page: ServerPage, change: (route: Route) => Route): ServerPage {
  const { context, route } = page.layout.sitecore;
  return route ? { ...page, layout: { sitecore: { context, route: change(route) } } } : page;
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
