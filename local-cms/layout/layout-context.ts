import type { ItemNode, Site } from '../store/site-model.ts';

/** How an editor sees a page: with all that is needed to change it, or as it will be. */
export type EditorState = 'edit' | 'preview';

/** For whom content is written out: the site, the visitor's language, and where this server is reached. */
export type LayoutContext = {
  site: Site;
  language: string;
  /** The server's own address without a slash at the end; media addresses begin with it. */
  publicUrl: string;
  /** Absent: as it is published. */
  state?: EditorState;
  /** `shared`: the layout that all versions share, without what a version adds. */
  layoutKind?: 'shared';
};

export type PageContext = LayoutContext & {
  page: ItemNode;
  /** The next free DynamicPlaceholderId of the page. */
  takeDynamicId(): string;
};
