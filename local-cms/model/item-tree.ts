import { type ContentError, createContentError } from '../content/content-error.ts';
import { folderTemplate, type Template } from '../content/schemas/templates.ts';
import type { ItemNode } from './site-model.ts';

type NewItem = {
  id: string;
  name: string;
  /** Null for an item outside of the site's tree. Such an item needs a `path`. */
  parent: ItemNode | null;
  path?: string;
  file: string | null;
  template?: Template;
  route?: string | null;
  isPublic?: boolean;
  inNavigation?: boolean;
  order?: number;
};

export type ItemTree = {
  root: ItemNode;
  byId: ReadonlyMap<string, ItemNode>;
  byPath: ReadonlyMap<string, ItemNode>;
  /** Adds an item below its parent. Reports a taken id or path, and then leaves byId and byPath unchanged. */
  add(item: NewItem): ItemNode;
};

/** Converts a folder name to the style of Sitecore's item names: `not-found` becomes “Not found”. */
export function toItemName(folder: string): string {
  const words = folder.replaceAll('-', ' ').trim() || folder;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function createNode(
  item: Omit<NewItem, 'parent' | 'file'>,
  parent: ItemNode | null,
  siteName: string,
): ItemNode {
  return {
    path: `${parent?.path ?? '/sitecore/content'}/${item.name}`,
    template: folderTemplate,
    route: null,
    isPublic: false,
    inNavigation: false,
    order: 0,
    ...item,
    siteName,
    parent,
    children: [],
    versions: new Map(),
    broken: new Map(),
    history: [],
  };
}

export function createItemTree(
  site: { id: string; name: string; template: Template },
  report: (error: ContentError) => void,
): ItemTree {
  const root = createNode(site, null, site.name);
  const byId = new Map([[root.id, root]]);
  const byPath = new Map([[root.path.toLowerCase(), root]]);
  return {
    root,
    byId,
    byPath,
    add: ({ parent, file, ...item }) => {
      const node = createNode(item, parent, site.name);
      parent?.children.push(node);
      const lowerPath = node.path.toLowerCase();
      const twin = byId.get(node.id) ?? byPath.get(lowerPath);
      if (twin) {
        const what = byId.has(node.id) ? `the id ${node.id}` : `the item path ${node.path}`;
        report(createContentError(file ?? node.path, 1, `${what} is already taken by ${twin.path}`));
        return node;
      }
      byId.set(node.id, node);
      byPath.set(lowerPath, node);
      return node;
    },
  };
}
