import type { Layout } from '@/cms/layout-schema';

export type PageState = 'normal' | 'preview' | 'edit';

/**
 * The state is what the request is, whatever the CMS says: `editMode` outside of edit would bring chromes (editing
 * protocol §1.4), and scripts of the editor are for nobody else.
 */
export function withPageState({ sitecore }: Layout, pageState: PageState): Layout {
  const { editMode: _, renderingType: __, clientData, clientScripts, ...context } = sitecore.context;
  const isEditing = pageState === 'edit';
  const forEditor = isEditing ? { editMode: 'metadata', clientData, clientScripts } : {};
  return {
    sitecore: { ...sitecore, context: { ...context, pageState, pageEditing: isEditing, ...forEditor } },
  };
}
