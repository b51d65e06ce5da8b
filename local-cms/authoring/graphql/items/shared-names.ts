import { findId } from '../../../content/stable-id.ts';
import type { Site } from '../../../model/site-model.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { AuthoringError } from '../../authoring-error.ts';
import type { SharedKind } from '../../moves/plan-shared-rename.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** The folders of shared items and of partial designs in Sitecore's tree, below the site. */
const FOLDERS: Readonly<Record<SharedKind, string>> = {
  shared: '/data',
  designs: '/presentation/partial designs',
};

const WORDS: Readonly<Record<SharedKind, string>> = { shared: 'shared item', designs: 'partial design' };

export const toSharedFile = (site: Site, name: string, language: string): string =>
  `${site.folder}/shared/${name}/${language}.yml`;

export function checkSharedName(site: Site, kind: SharedKind, name: string): void {
  if (!NAME.test(name)) throw new AuthoringError('Write the name as in an address: a-z, 0-9 and -.');
  if (site[kind].has(name)) throw new AuthoringError(`There is already a ${WORDS[kind]} ${name}.`);
}

/** Returns the site if `parent` is its folder of shared items, or of partial designs. */
export function findSharedFolder(
  { drafts }: Snapshot,
  parent: string,
): { site: Site; kind: SharedKind } | null {
  const id = findId(parent);
  for (const site of drafts.values()) {
    const node = id === null ? site.byPath.get(parent.toLowerCase()) : site.byId.get(id);
    const place = node?.path.slice(site.root.path.length).toLowerCase();
    if (!node || site.recording !== null) continue;
    if (place === FOLDERS.shared) return { site, kind: 'shared' };
    if (place === FOLDERS.designs) return { site, kind: 'designs' };
  }
  return null;
}
