import type { ItemNode, Site } from '../store/site-model.ts';

/** For whom content is written out: the site, the visitor's language, and where this server is reached. */
export type LayoutContext = {
  site: Site;
  language: string;
  /** The server's own address without a slash at the end; media addresses begin with it. */
  publicUrl: string;
};

export type PageContext = LayoutContext & {
  page: ItemNode;
  /** The next free DynamicPlaceholderId of the page. */
  takeDynamicId(): string;
};
