import type { FieldValue } from '../../content/schemas/field-value.ts';
import { findOwner, findVersion, type ItemNode, type Site } from '../../model/site-model.ts';
import { decodePath } from '../../platform/decode-path.ts';
import { toRelativeFile } from '../changes/find-place.ts';
import { IN_RICH_TEXT } from './rewrite-media.ts';

/** Where a media file is shown: a field of an item, and the page, shared item or partial design that has the item. */
export type MediaUse = {
  itemId: string;
  field: string;
  language: string;
  /** The content file, relative to the content folder, and the line of the field. */
  file: string;
  line: number;
  owner: { itemId: string; title: string; route: string | null };
};

function listMedia(field: FieldValue): string[] {
  switch (field.type) {
    case 'image':
    case 'file':
      return field.value ? [field.value.media] : [];
    case 'link':
      return field.value?.target.kind === 'media' ? [field.value.target.media] : [];
    case 'links':
      return field.value.flatMap(({ target }) => (target.kind === 'media' ? [target.media] : []));
    case 'rich text':
      return [...field.value.matchAll(IN_RICH_TEXT)].map(([, , path = '']) => decodePath(path));
    default:
      return [];
  }
}

function toTitle(site: Site, node: ItemNode): string {
  const version = findVersion(site, node, site.settings.defaultLanguage) ?? [...node.versions.values()][0];
  const title = version?.fields.values.get('Title');
  return title?.type === 'text' && title.value !== '' ? title.value : node.name;
}

function* listUsesOf(site: Site, node: ItemNode): Generator<[media: string, use: MediaUse]> {
  for (const [language, { fields }] of node.versions) {
    for (const [name, value] of fields.values) {
      for (const media of new Set(listMedia(value))) {
        const owner = findOwner(node) ?? node;
        const shown = { itemId: owner.id, title: toTitle(site, owner), route: owner.route };
        const place = { file: toRelativeFile(fields.file), line: value.line };
        yield [media, { itemId: node.id, field: name, language, ...place, owner: shown }];
      }
    }
  }
}

/** Lists the uses of all media of a site, by the path of the file. */
export function findMediaUses(site: Site): ReadonlyMap<string, MediaUse[]> {
  const uses = new Map<string, MediaUse[]>();
  for (const node of site.byId.values()) {
    // A site that falls back to another language can have a node without versions of its own.
    if (node.versions.size === 0) continue;
    for (const [media, use] of listUsesOf(site, node)) uses.set(media, [...(uses.get(media) ?? []), use]);
  }
  return uses;
}
