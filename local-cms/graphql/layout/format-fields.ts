import path from 'node:path';
import { createContentError, type Place } from '../../content/content-error.ts';
import type { FieldSet, FieldValue, ItemReference } from '../../content/schemas/field-value.ts';
import { toInlineItemId } from '../../model/add-owned-items.ts';
import { findShownLanguage, findVersion, type ItemNode } from '../../model/site-model.ts';
import { type Owner, withMetadata } from './field-metadata.ts';
import type { LayoutContext } from './layout-context.ts';
import { describeImage, formatLink, getLinkedPage, getMedia, toHref, toMediaUrl } from './links.ts';
import { orCollect } from './or-collect.ts';
import { formatRichText } from './rich-text.ts';

/** Items that are nested this deep are returned without fields, because pages can refer to each other in a circle. */
const maxItemDepth = 3;

const emptyDate = '0001-01-01T00:00:00Z';

function formatImage(context: LayoutContext, field: FieldValue & { type: 'image' }, file: string) {
  if (!field.value) return {};
  const media = getMedia(context, field.value.media, { file, line: field.line });
  const size =
    media.width && media.height ? { width: String(media.width), height: String(media.height) } : {};
  const { alt, focus } = describeImage(context, field.value);
  const src = toMediaUrl(context, media);
  return {
    // The server that crops the picture needs the focal point too.
    src: focus ? `${src}&focus=${focus.replaceAll('%', '').replace(' ', ',')}` : src,
    alt,
    ...size,
    // Names of attributes, because Sitecore's own components put all properties on the <img>.
    ...(media.color ? { 'data-color': media.color } : {}),
    ...(focus ? { 'data-focus': focus } : {}),
  };
}

function formatFile(context: LayoutContext, field: FieldValue & { type: 'file' }, file: string) {
  if (!field.value) return {};
  const media = getMedia(context, field.value.media, { file, line: field.line });
  const { name, ext } = path.parse(media.path);
  return {
    src: toMediaUrl(context, media),
    name,
    displayName: name,
    title: field.value.title,
    keywords: '',
    description: field.value.description,
    extension: ext.slice(1),
    mimeType: media.type,
    size: String(media.size),
  };
}

/** Finds the item to which a field refers. Returns null for an invalid page, so that it breaks no other page. */
export function findReferencedItem(
  context: LayoutContext,
  reference: ItemReference,
  owner: Owner & { field: string; index: number },
): ItemNode | null {
  const place = { file: owner.file, line: reference.line };
  switch (reference.kind) {
    case 'inline':
      return context.site.byId.get(toInlineItemId(owner.id, owner.field, owner.index)) ?? null;
    case 'shared':
      return getShared(context, reference.name, place);
    case 'page': {
      const page = getLinkedPage(context, reference.route, place);
      return page.versions.size > 0 ? page : null;
    }
  }
}

export function getShared({ site, language }: LayoutContext, name: string, { file, line }: Place): ItemNode {
  const item = site.shared.get(name);
  if (!item) {
    const known = [...site.shared.keys()].slice(0, 20).join(', ');
    throw createContentError(
      file,
      line,
      `there is no shared/${name}.${known ? ` There are: ${known}.` : ''}`,
    );
  }
  if (!findVersion(site, item, language)) {
    throw createContentError(
      file,
      line,
      `shared/${name} has no "${language}" file, and site.yml has no fallback`,
    );
  }
  return item;
}

/** Formats an item to which a Droplink or Multilist field refers (editing protocol §4). */
function formatItem(context: LayoutContext, node: ItemNode, depth: number) {
  const version = findVersion(context.site, node, context.language);
  const { id, name } = node;
  const url = node.route === null ? node.path : toHref(context.site, context.language, node.route);
  const fields =
    version && depth < maxItemDepth ? formatFields(context, version.fields, node.id, depth + 1) : {};
  const shown = findShownLanguage(context.site, node, context.language);
  const language = shown === context.language ? {} : { language: shown };
  return { id, url, name, displayName: name, ...language, fields };
}

function formatItems(
  context: LayoutContext,
  references: readonly ItemReference[],
  owner: Owner & { field: string },
  depth: number,
) {
  return references.flatMap((reference, index) => {
    const node = orCollect(context, () => findReferencedItem(context, reference, { ...owner, index }));
    return node ? [formatItem(context, node, depth)] : [];
  });
}

export function formatField(
  context: LayoutContext,
  field: FieldValue,
  owner: Owner & { field: string },
  depth = 0,
): unknown {
  const formatted = formatValue(context, field, owner, depth);
  return formatted && withMetadata(context, field, owner, formatted);
}

function formatValue(
  context: LayoutContext,
  field: FieldValue,
  owner: Owner & { field: string },
  depth: number,
): object | null {
  const { file } = owner;
  switch (field.type) {
    case 'rich text':
      return { value: formatRichText(context, field.value, { file, line: field.line }) };
    case 'image':
      return { value: formatImage(context, field, file) };
    case 'file':
      return { value: formatFile(context, field, file) };
    case 'link':
      return { value: formatLink(context, field.value, file) };
    case 'links':
      return field.value.map((link) => ({
        value: orCollect(context, () => formatLink(context, link, file)),
      }));
    case 'date':
      return { value: field.value || emptyDate };
    case 'item':
      return field.value ? (formatItems(context, [field.value], owner, depth)[0] ?? null) : null;
    case 'items':
      return formatItems(context, field.value, owner, depth);
    default:
      return { value: field.value };
  }
}

export function formatFields(
  context: LayoutContext,
  fields: FieldSet,
  ownerId: string,
  depth = 0,
): Record<string, unknown> {
  const owner = { id: ownerId, file: fields.file };
  return Object.fromEntries(
    [...fields.values].map(([name, field]) => [
      name,
      orCollect(context, () => formatField(context, field, { ...owner, field: name }, depth)),
    ]),
  );
}
