import path from 'node:path';

import { findReferencedItem, formatField } from '../layout/format-fields.ts';
import { findLinkedPage, findMedia, formatLink, toMediaUrl } from '../layout/links.ts';
import { isValueField, toRawValue } from '../layout/raw-value.ts';
import type { FieldValue, ItemReference } from '../store/field-value.ts';
import { toFieldId } from '../store/sitecore-fields.ts';
import { formatId, toBracedId } from '../store/stable-id.ts';
import type { FieldDefinition, FieldType } from '../store/templates.ts';
import { toIdText } from './id-format.ts';
import { findReadableView, type ItemView, type RequestContext } from './item-view.ts';

export type FieldView<Value extends FieldValue = FieldValue> = {
  item: ItemView;
  name: string;
  field: Value;
  file: string;
};

type Typed<Type extends FieldType> = FieldView<FieldValue & { type: Type }>;

type WithFormat = { format: string };

const toLayoutContext = ({ item }: FieldView, { publicUrl, state }: RequestContext) => ({
  site: item.site,
  language: item.language,
  publicUrl,
  state,
});

const toPlace = ({ file, field }: FieldView) => ({ file, line: field.line });

function findDefinition({ item, name }: FieldView): FieldDefinition | null {
  return item.node.template.fields.find((field) => field.name === name) ?? null;
}

function findTargets(
  view: FieldView,
  references: readonly ItemReference[],
  context: RequestContext,
): ItemView[] {
  const layout = toLayoutContext(view, context);
  const owner = { id: view.item.node.id, file: view.file, field: view.name };
  return references.flatMap((reference, index) => {
    const node = findReferencedItem(layout, reference, { ...owner, index });
    return (node && findReadableView(view.item.site, node, view.item.language)) ?? [];
  });
}

const toIdList = (views: readonly ItemView[]): string =>
  views.map(({ node }) => toBracedId(node.id)).join('|');

/** The text that Sitecore itself would store in the field. */
function toStoredText(view: FieldView, context: RequestContext): string {
  const { field } = view;
  if (isValueField(field)) return toRawValue(toLayoutContext(view, context), field, view.file);
  if (field.type === 'links') return '';
  return toIdList(findTargets(view, [field.value ?? []].flat(), context));
}

/** What all types of fields answer. */
const common = {
  id: (view: FieldView, { format }: WithFormat) =>
    toIdText(toFieldId(view.item.node.template.id, view.name), format),
  value: (view: FieldView, _: unknown, context: RequestContext) => toStoredText(view, context),
  jsonValue: (view: FieldView, _: unknown, context: RequestContext) => {
    const owner = { id: view.item.node.id, file: view.file, field: view.name };
    return formatField(toLayoutContext(view, context), view.field, owner);
  },
  definition: (view: FieldView) => {
    const definition = findDefinition(view);
    return definition && { template: view.item.node.template, definition };
  },
};

const findFieldMedia = (view: Typed<'image'> | Typed<'file'>, context: RequestContext) => {
  const { value } = view.field;
  return value ? findMedia(toLayoutContext(view, context), value.media, toPlace(view)) : null;
};

const media = {
  extension: (view: Typed<'image'>, _: unknown, context: RequestContext) =>
    path.extname(findFieldMedia(view, context)?.path ?? '').slice(1),
  mimeType: (view: Typed<'image'>, _: unknown, context: RequestContext) =>
    findFieldMedia(view, context)?.type,
  size: (view: Typed<'image'>, _: unknown, context: RequestContext) => findFieldMedia(view, context)?.size,
};

const image = {
  src: (view: Typed<'image'>, size: { maxWidth?: number; maxHeight?: number }, context: RequestContext) => {
    const file = findFieldMedia(view, context);
    if (!file) return null;
    const query = [
      size.maxWidth ? `mw=${size.maxWidth}` : '',
      size.maxHeight ? `mh=${size.maxHeight}` : '',
    ].filter((part) => part !== '');
    const url = toMediaUrl(toLayoutContext(view, context), file);
    return query.length > 0 ? `${url}?${query.join('&')}` : url;
  },
  alt: (view: Typed<'image'>) => view.field.value?.alt ?? null,
  width: (view: Typed<'image'>, _: unknown, context: RequestContext) => findFieldMedia(view, context)?.width,
  height: (view: Typed<'image'>, _: unknown, context: RequestContext) =>
    findFieldMedia(view, context)?.height,
};

const file = {
  url: (view: Typed<'file'>, _: unknown, context: RequestContext) => {
    const found = findFieldMedia(view, context);
    return found && toMediaUrl(toLayoutContext(view, context), found);
  },
  title: (view: Typed<'file'>) => view.field.value?.title,
  description: (view: Typed<'file'>) => view.field.value?.description,
};

const link = {
  anchor: (view: Typed<'link'>) => view.field.value?.attributes.anchor,
  className: (view: Typed<'link'>) => view.field.value?.attributes.class,
  queryString: (view: Typed<'link'>) => view.field.value?.attributes.querystring,
  target: (view: Typed<'link'>) => view.field.value?.attributes.target,
  text: (view: Typed<'link'>) => view.field.value?.attributes.text,
  linkType: (view: Typed<'link'>, _: unknown, context: RequestContext) => {
    const formatted = formatLink(toLayoutContext(view, context), view.field.value, view.file);
    return 'linktype' in formatted ? formatted.linktype : null;
  },
  url: (view: Typed<'link'>, _: unknown, context: RequestContext) =>
    formatLink(toLayoutContext(view, context), view.field.value, view.file).href,
  targetItem: (view: Typed<'link'>, _: unknown, context: RequestContext) => {
    const target = view.field.value?.target;
    if (target?.kind !== 'page') return null;
    const page = findLinkedPage(toLayoutContext(view, context), target.route, toPlace(view));
    return findReadableView(view.item.site, page, view.item.language);
  },
};

const lookup = {
  targetItem: (view: Typed<'item'>, _: unknown, context: RequestContext) =>
    findTargets(view, view.field.value ? [view.field.value] : [], context)[0] ?? null,
  targetId: (view: Typed<'item'>, { format }: WithFormat, context: RequestContext) => {
    const target = findTargets(view, view.field.value ? [view.field.value] : [], context)[0];
    return target ? formatId(target.node.id, format) : null;
  },
};

const multilist = {
  count: (view: Typed<'items'>) => view.field.value.length,
  targetItems: (view: Typed<'items'>, _: unknown, context: RequestContext) =>
    findTargets(view, view.field.value, context),
  targetIds: (view: Typed<'items'>, { format }: WithFormat, context: RequestContext) =>
    findTargets(view, view.field.value, context).map(({ node }) => formatId(node.id, format)),
};

const typeNames: Record<FieldType, string> = {
  text: 'TextField',
  'multiline text': 'TextField',
  'rich text': 'RichTextField',
  image: 'ImageField',
  link: 'LinkField',
  links: 'TextField',
  file: 'FileField',
  date: 'DateField',
  number: 'NumberField',
  checkbox: 'CheckboxField',
  item: 'LookupField',
  items: 'MultilistField',
};

export const itemFieldResolvers = {
  ItemField: { __resolveType: ({ field }: FieldView) => typeNames[field.type] },
  TextField: common,
  RichTextField: common,
  CheckboxField: { ...common, boolValue: (view: Typed<'checkbox'>) => view.field.value },
  DateField: {
    ...common,
    dateValue: (view: Typed<'date'>) => (view.field.value ? Date.parse(view.field.value) : null),
  },
  NumberField: { ...common, numberValue: (view: Typed<'number'>) => view.field.value },
  LinkField: { ...common, ...link },
  ImageField: { ...common, ...media, ...image },
  FileField: { ...common, ...media, ...file },
  LookupField: { ...common, ...lookup },
  MultilistField: { ...common, ...multilist },
};
