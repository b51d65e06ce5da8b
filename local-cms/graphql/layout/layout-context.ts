import type { ItemNode, Site } from '../../model/site-model.ts';

/** How an editor sees a page: with the metadata for editing, or as it will be published. */
export type EditorState = 'edit' | 'preview';

export type LayoutContext = {
  site: Site;
  language: string;
  /** The URL of this server without a slash at the end; media URLs start with it. */
  publicUrl: string;
  /** Absent for published pages. */
  state?: EditorState;
  /** `shared` leaves out the renderings of the page's own file. */
  layoutKind?: 'shared';
};

export type PageContext = LayoutContext & {
  page: ItemNode;
  /** Returns the next free DynamicPlaceholderId of the page. */
  takeDynamicId(): string;
};
