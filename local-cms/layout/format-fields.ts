import path from 'node:path';

import { toInlineItemId } from '../store/add-owned-items.ts';
import { createContentError } from '../store/content-error.ts';
import type { FieldSet, FieldValue, ItemReference } from '../store/field-value.ts';
import { findVersion, type ItemNode } from '../store/site-model.ts';
import { type Owner, withMetadata } from './field-metadata.ts';
import type { LayoutContext } from './layout-context.ts';
import { findLinkedPage, findMedia, formatLink, toHref, toMediaUrl } from './links.ts';
import { formatRichText } from './rich-text.ts';

/** How deep items inside items are written out. Pages may name each other, so there must be an end. */
const maxItemDepth = 3;

const emptyDate = '0001-01-01T00:00:00Z';

function formatImage(context: LayoutContext, field: FieldValue & { type: 'image' }, file: string) {
  if (!field.value) return {};
  const media = findMedia(context, field.value.media, { file, line: field.line });
  const size =
    media.width && media.height ? { width: String(media.width), height: String(media.height) } : {};
  return { src: toMediaUrl(context, media), alt: field.value.alt, ...size };
}

function formatFile(context: LayoutContext, field: FieldValue & { type: 'file' }, file: string) {
  if (!field.value) return {};
  const media = findMedia(context, field.value.media, { file, line: field.line });
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

/** The item that a reference names; null for a page that is broken and so takes only itself down. */
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
      return findShared(context, reference.name, place);
    case 'page': {
      const page = findLinkedPage(context, reference.route, place);
      return page.versions.size > 0 ? page : null;
    }
  }
}

export function findShared(
  { site, language }: LayoutContext,
  name: string,
  { file, line }: { file: string; line: number },
): ItemNode {
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
      `shared/${name} has no "${language}" file, and site.yml names no fall-back`,
    );
  }
  return item;
}

/** An item inside a field: Droplink, Multilist (editing protocol §4). */
function formatItem(context: LayoutContext, node: ItemNode, depth: number) {
  const version = findVersion(context.site, node, context.language);
  const { id, name } = node;
  const url = node.route === null ? node.path : toHref(context.site, context.language, node.route);
  const fields =
    version && depth < maxItemDepth ? formatFieldsAt(context, version.fields, node.id, depth + 1) : {};
  return { id, url, name, displayName: name, fields };
}

function formatItems(
  context: LayoutContext,
  references: readonly ItemReference[],
  owner: Owner & { field: string },
  depth: number,
) {
  return references.flatMap((reference, index) => {
    const node = findReferencedItem(context, reference, { ...owner, index });
    return node ? [formatItem(context, node, depth)] : [];
  });
}

function formatFieldAt(
  context: LayoutContext,
  field: FieldValue,
  owner: Owner & { field: string },
  depth: number,
): unknown {
  const formatted = formatValueAt(context, field, owner, depth);
  return formatted && withMetadata(context, field, owner, formatted);
}

function formatValueAt(
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
      return field.value.map((link) => ({ value: formatLink(context, link, file) }));
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

function formatFieldsAt(context: LayoutContext, fields: FieldSet, ownerId: string, depth: number) {
  const owner = { id: ownerId, file: fields.file };
  return Object.fromEntries(
    [...fields.values].map(([name, field]) => [
      name,
      formatFieldAt(context, field, { ...owner, field: name }, depth),
    ]),
  );
}

/** One field in the layout JSON's shape. */
export const formatField = (
  context: LayoutContext,
  field: FieldValue,
  owner: Owner & { field: string },
): unknown => formatFieldAt(context, field, owner, 0);

/** All fields of an item in the layout JSON's shape. */
export const formatFields = (
  context: LayoutContext,
  fields: FieldSet,
  ownerId: string,
): Record<string, unknown> => formatFieldsAt(context, fields, ownerId, 0);
