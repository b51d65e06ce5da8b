import { findId } from '../../../content/stable-id.ts';
import type { ItemNode, Site } from '../../../model/site-model.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { AuthoringError } from '../../authoring-error.ts';

/** A word of an address. `_` at the start makes a page without one. */
const NAME = /^_?[a-z0-9][a-z0-9-]{0,60}$/;

export function checkName(name: string): void {
  if (!NAME.test(name)) throw new AuthoringError('Write the name as in an address: a-z, 0-9 and -.');
}

/** Finds a page to which others can be added. */
export function findParent(
  snapshot: Snapshot,
  parent: string,
): { site: Site; node: ItemNode; route: string } {
  const id = findId(parent);
  for (const site of snapshot.drafts.values()) {
    const node = id === null ? site.byPath.get(parent.toLowerCase()) : site.byId.get(id);
    if (node?.route && site.recording === null) return { site, node, route: node.route };
  }
  throw new AuthoringError(`There is no page ${parent.slice(0, 100)} to create a page below.`);
}

export const joinRoute = (parent: string, name: string): string => `${parent === '/' ? '' : parent}/${name}`;

export function checkFree(site: Site, route: string): void {
  if (site.pages.has(route.toLowerCase())) throw new AuthoringError(`There is already a page ${route}.`);
}
