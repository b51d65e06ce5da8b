import type { Path } from '../../content/source-file.ts';
import { findId } from '../../content/stable-id.ts';
import {
  findOwner,
  type ItemNode,
  type ItemVersion,
  type Site,
  toLanguageChain,
} from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { AuthoringError } from '../authoring-error.ts';
import { movePlace } from './rendering-places.ts';

/** An item in one language and version, as editors see it. */
export type EditedItem = {
  site: Site;
  node: ItemNode;
  version: ItemVersion;
  /** Relative to the content folder. */
  file: string;
};

export type ItemKey = {
  itemId?: string | null;
  path?: string | null;
  language: string;
  version?: number | null;
};

type Found = { site: Site; node: ItemNode };

function findNode(sites: Iterable<Site>, { itemId, path }: ItemKey): Found | null {
  const id = findId(itemId ?? '');
  const wanted = path?.replace(/\/+$/, '').toLowerCase() ?? '';
  for (const site of sites) {
    const node = id === null ? site.byPath.get(wanted) : site.byId.get(id);
    if (node) return { site, node };
  }
  return null;
}

/** Messages name a file by the content folder's name and the path. */
export const toRelativeFile = (file: string): string => file.slice(file.indexOf('/') + 1);

/** Finds the version, which is the newest by default. The datasources of a page have the versions of the page. */
function findNumbered(snapshot: Snapshot, found: Found, { language, version }: ItemKey): Found | null {
  const newest = found.node.versions.get(language);
  if (!version || newest?.number === version) return found;
  const owner = findOwner(found.node);
  const site = owner && snapshot.openVersion(owner, language, version);
  const node = site?.byId.get(found.node.id);
  return site && node ? { site, node } : null;
}

/** Finds an item for a change. Throws an AuthoringError that says why it cannot be changed. */
export function findEditedItem(snapshot: Snapshot, key: ItemKey): EditedItem {
  const newest = findNode(snapshot.drafts.values(), key);
  if (!newest) throw new AuthoringError(`There is no item ${(key.itemId ?? key.path ?? '').slice(0, 100)}.`);
  const [language = key.language] = toLanguageChain(newest.site.settings, key.language);
  const found = findNumbered(snapshot, newest, { ...key, language });
  const version = found?.node.versions.get(language);
  const broken = newest.node.broken.get(language);
  if (!version && broken) throw broken;
  if (!found || !version)
    throw new AuthoringError(
      `The item ${newest.node.name} has no ${key.version ? `version ${key.version}` : 'version'} in ${language}.`,
    );
  if (!version.fields.places)
    throw new AuthoringError(`${newest.node.name} is recorded or built in and cannot be changed.`);
  return { ...found, version, file: toRelativeFile(version.fields.file) };
}

/**
 * Returns the place of a field in `data`, which is that of the item's file at some time: its rendering can be elsewhere
 * than when the file was loaded. Throws an AuthoringError if the item has no such field, or the data no such item.
 */
export function getFieldPlace({ node, version, file }: EditedItem, name: string, data: unknown): Path {
  const { places } = version.fields;
  const place = places?.paths.get(name);
  if (places && place) {
    const found = movePlace(place, places.data, data);
    if (found) return found;
    throw new AuthoringError(`${node.name} is not in this state of ${file}. Reload the page.`);
  }
  const names = node.template.fields.map((field) => field.name).join(', ');
  throw new AuthoringError(
    `${node.template.name} has no field "${name.slice(0, 60)}". There are: ${names || 'none'}.`,
  );
}
