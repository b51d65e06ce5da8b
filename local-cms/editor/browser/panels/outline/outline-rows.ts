import { findByStart } from '../../controls/find-by-start.ts';
import { findTreeStep } from '../../controls/find-tree-step.ts';
import type { OutlineNode } from '../../platform/messages.ts';

/** A line of the outline. Placeholders with one owner and fields have no line, so that only parts of the page are listed. */
export type Row = {
  node: OutlineNode;
  name: string;
  level: number;
  /** The key of the row around it. */
  parent: string;
  hasChildren: boolean;
};

type Tree = {
  toName: (node: OutlineNode) => string;
  /** Sitecore's rendering around a partial design, which has no name of its own. */
  isHidden: (node: OutlineNode) => boolean;
};

/** Whether a placeholder gets a line: a root one, and one of several beside each other. */
const isNamed = (node: OutlineNode, siblings: readonly OutlineNode[], level: number): boolean =>
  node.type === 'placeholder' &&
  (level === 1 || siblings.filter(({ type }) => type === 'placeholder').length > 1);

/** Lists the rows of the outline in the order of the page. */
export function listRows(nodes: readonly OutlineNode[], tree: Tree, level = 1, parent = ''): Row[] {
  return nodes.flatMap((node) => {
    if (node.type === 'field') return [];
    const isShown = node.type === 'placeholder' ? isNamed(node, nodes, level) : !tree.isHidden(node);
    if (!isShown) return listRows(node.children, tree, Math.max(2, level), parent);
    const inner = listRows(node.children, tree, level + 1, node.key);
    return [{ node, name: tree.toName(node), level, parent, hasChildren: inner.length > 0 }, ...inner];
  });
}

/** Leaves out the rows inside of closed ones. A search shows what it finds, and the rows around that. */
export function filterRows(rows: readonly Row[], closed: ReadonlySet<string>, search: string): Row[] {
  const wanted = search.trim().toLowerCase();
  const isInside = (key: string, around: string) => key.startsWith(`${around}/`);
  if (!wanted) return rows.filter(({ node }) => ![...closed].some((key) => isInside(node.key, key)));
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted));
  return rows.filter(
    (row) => found.includes(row) || found.some(({ node }) => isInside(node.key, row.node.key)),
  );
}

/** Finds the row with the key, or the innermost one around it. */
export const findRow = (rows: readonly Row[], key: string): Row | undefined =>
  rows.findLast(({ node }) => key === node.key || key.startsWith(`${node.key}/`));

/** Finds the next row that begins with what was typed. */
export const findTyped = (rows: readonly Row[], from: number, typed: string): Row | undefined =>
  findByStart(rows, from, typed, ({ name }) => name);

/** What a key does in the tree: it goes to a row, or opens or closes the present one. */
type Step = { row: Row | undefined; isOpen?: boolean };

type Present = { rows: readonly Row[]; row: Row; isOpen: boolean };

/** Returns null for a key that has no meaning in a tree. */
export function findStep(key: string, { rows, row, isOpen }: Present): Step | null {
  if (key === ' ') return { row };
  const parent = rows.findIndex(({ node }) => node.key === row.parent);
  const { hasChildren } = row;
  const step = findTreeStep(key, {
    index: rows.indexOf(row),
    count: rows.length,
    parent,
    hasChildren,
    isOpen,
  });
  if (!step) return null;
  return 'to' in step ? { row: rows[step.to] } : { row, isOpen: step.isOpen };
}
