import type { Layout } from '@/cms/schemas/layout-schema';
import type { PageDependencies, ServerPage } from './types';

type PageState = 'normal' | 'preview' | 'edit';

type LoadedParts = Pick<ServerPage, 'key' | 'site' | 'layout' | 'pageLanguages' | 'dictionary'>;

/** Creates the page that the steps complete. */
export function toServerPage(parts: LoadedParts): ServerPage {
  return { ...parts, componentData: {}, head: { title: '', alternates: [], links: [] } };
}

/**
 * Sets the page state of the request, whatever the CMS says: `editMode` in any other state would show chromes (editing
 * protocol §1.4), and only the editor may receive the editor's scripts.
 */
export function withPageState({ sitecore }: Layout, pageState: PageState): Layout {
  const { editMode: _, renderingType: __, clientData, clientScripts, ...context } = sitecore.context;
  const isEditing = pageState === 'edit';
  const forEditor = isEditing ? { editMode: 'metadata', clientData, clientScripts } : {};
  return {
    sitecore: { ...sitecore, context: { ...context, pageState, pageEditing: isEditing, ...forEditor } },
  };
}

/** Returns whether error messages reach the browser: for editors, and for everyone in development. */
export function showsErrorDetails(
  { sitecore }: Layout,
  { showErrorDetails }: Pick<PageDependencies, 'showErrorDetails'>,
): boolean {
  return showErrorDetails || (sitecore.context.pageState ?? 'normal') !== 'normal';
}
