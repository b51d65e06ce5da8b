import type { ItemNode } from '../../model/site-model.ts';
import type { LayoutContext } from './layout-context.ts';

export const defaultDeviceId = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

/** Returns the part of the layout context that only a page in edit mode has (editing protocol §1.4). */
const toEditorContext = ({ site, language, publicUrl }: LayoutContext, node: ItemNode, version: number) => ({
  editMode: 'metadata',
  clientScripts: [`${publicUrl}/editing/canvas.js`],
  clientData: {
    'hrz-canvas-state': {
      itemId: node.id,
      itemVersion: version,
      siteName: site.settings.name,
      language,
      deviceId: defaultDeviceId,
      pageMode: 'NORMAL',
      variant: null,
    },
    'hrz-canvas-verification-token': '',
  },
});

export function toStateContext(context: LayoutContext, node: ItemNode, version: number) {
  const { state = 'normal' } = context;
  return {
    pageEditing: state === 'edit',
    pageState: state,
    ...(state === 'edit' ? toEditorContext(context, node, version) : {}),
  };
}
