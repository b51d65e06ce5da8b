import { findId } from '../../content/stable-id.ts';
import type { Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { AuthoringError } from '../authoring-error.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** The folder of shared items in Sitecore's tree. */
const FOLDER = 'Data';

export const toSharedFile = (site: Site, name: string, language: string): string =>
  `${site.folder}/shared/${name}/${language}.yml`;

export function checkSharedName(site: Site, name: string): void {
  if (!NAME.test(name)) throw new AuthoringError('Write the name as in an address: a-z, 0-9 and -.');
  if (site.shared.has(name)) throw new AuthoringError(`There is already a shared item ${name}.`);
}

/** Returns the site if `parent` is its folder of shared items. */
export function findSharedFolder({ drafts }: Snapshot, parent: string): Site | null {
  const id = findId(parent);
  for (const site of drafts.values()) {
    const node = id === null ? site.byPath.get(parent.toLowerCase()) : site.byId.get(id);
    if (node?.name === FOLDER && node.parent === site.root && site.recording === null) return site;
  }
  return null;
}
