import type { Problem } from '../../content/content-error.ts';
import type { ItemNode, Site } from '../../model/site-model.ts';

/** With `edit`, a page contains metadata for editing. With `preview`, the page is as it will be published. */
export type EditorState = 'edit' | 'preview';

export type LayoutContext = {
  site: Site;
  language: string;
  /** The URL of the local CMS, without a slash at the end. Media URLs start with this URL. */
  publicUrl: string;
  /** Set only for editors. */
  state?: EditorState;
  /** With `shared`, the layout leaves out the renderings of the page's own file. */
  layoutKind?: 'shared';
  /** Gets the problems of all parts of a page. Without it, the first one is thrown. */
  problems?: Problem[];
};

export type PageContext = LayoutContext & {
  page: ItemNode;
  takeDynamicId(): string;
};
