import { toUnknownNameText } from '../../content/close-name.ts';
import { createContentError } from '../../content/content-error.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { type ItemNode, isReadable } from '../../model/site-model.ts';
import type { PageContext } from './layout-context.ts';
import { toHref } from './links.ts';
import { formatFirstText } from './page-title.ts';

type NavigationNode = {
  Id: string;
  Styles: string[];
  Href: string;
  Querystring: string;
  NavigationTitle: { value: string };
  Children?: NavigationNode[];
};

type Walk = { context: PageContext; levels: number };

const isShown = ({ context }: Walk, node: ItemNode): boolean =>
  node.route !== null &&
  node.isPublic &&
  node.inNavigation &&
  isReadable(context.site, node, context.language);

const toChildren = (walk: Walk, node: ItemNode, level: number): NavigationNode[] =>
  level > walk.levels
    ? []
    : toNodes(
        walk,
        node.children.filter((child) => isShown(walk, child)),
        level,
      );

/** Returns the class names that XM Cloud gives to an entry of the navigation. */
function toStyles(
  walk: Walk,
  node: ItemNode,
  place: { level: number; index: number; count: number; hasChildren: boolean },
) {
  const { level, index, count, hasChildren } = place;
  return [
    `level${level}`,
    hasChildren ? 'submenu' : '',
    `item${index}`,
    index % 2 === 0 ? 'odd' : 'even',
    index === 0 ? 'first' : '',
    index === count - 1 ? 'last' : '',
    node === walk.context.page ? 'active' : '',
  ].filter((style) => style !== '');
}

function toNodes(walk: Walk, nodes: readonly ItemNode[], level: number): NavigationNode[] {
  const { site, language } = walk.context;
  return nodes.map((node, index) => {
    const children = toChildren(walk, node, level + 1);
    const hasChildren = children.length > 0;
    return {
      Id: node.id,
      Styles: toStyles(walk, node, { level, index, count: nodes.length, hasChildren }),
      Href: toHref(site, language, node.route ?? '/'),
      Querystring: '',
      NavigationTitle: formatFirstText(walk.context, node, ['NavigationTitle', 'Title'], node.name),
      ...(hasChildren ? { Children: children } : {}),
    };
  });
}

/** The tree contains the pages below the page `root`, `levels` deep. With `home`, it also contains that page. */
export function formatNavigation(context: PageContext, rendering: Rendering): NavigationNode[] {
  const { root = '/', levels = '2', home = 'false' } = rendering.params;
  const { pages } = context.site;
  const node = pages.get(root.toLowerCase());
  if (!node) {
    const message = `Navigation root: ${toUnknownNameText('page', root, [...pages.keys()])}`;
    throw createContentError(rendering.file, rendering.line, message);
  }
  const walk: Walk = { context, levels: Number(levels) };
  if (!Number.isInteger(walk.levels) || walk.levels < 0) {
    throw createContentError(rendering.file, rendering.line, 'Navigation levels: write a number, 0 or more');
  }
  if (home !== 'true') return toChildren(walk, node, 1);
  return isReadable(context.site, node, context.language) ? toNodes(walk, [node], 0) : [];
}
