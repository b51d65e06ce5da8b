import path from 'node:path';
import type { FieldValue, ItemReference } from '../../content/schemas/field-value.ts';
import { type FieldType, fieldTypes, toFieldId } from '../../content/schemas/templates.ts';
import { formatId, toBracedId } from '../../content/stable-id.ts';
import { findReferencedItem, formatField } from '../layout/format-fields.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { describeImage, formatLink, getLinkedPage, getMedia, toMediaUrl } from '../layout/links.ts';
import { isValueField, toRawValue } from '../layout/raw-value.ts';
import { withLocalMedia } from '../layout/recorded-media.ts';
import { findReadableView, type ItemView, type RequestContext, toIdText } from './item-view.ts';
import { unlessInvalid } from './unless-invalid.ts';

export type FieldView<Value extends FieldValue = FieldValue> = {
  item: ItemView;
  name: string;
  field: Value;
  file: string;
  context: LayoutContext;
  /** The field as Experience Edge sent it, if the page was recorded. */
  recorded?: unknown;
};

export function toFieldViews(item: ItemView, { publicUrl, state }: RequestContext): FieldView[] {
  const { site, language, version } = item;
  if (!version) return [];
  const context = { site, language, publicUrl, state };
  const { file, values } = version.fields;
  const recorded = version.layout?.kind === 'recorded' ? version.layout.fieldsJson : {};
  return [...values].map(([name, field]) => ({ item, name, field, file, context, recorded: recorded[name] }));
}

type Typed<Type extends FieldType> = FieldView<FieldValue & { type: Type }>;

type WithFormat = { format: string };

const toPlace = ({ file, field }: FieldView) => ({ file, line: field.line });

const toOwner = ({ item, file, name }: FieldView) => ({ id: item.node.id, file, field: name });

function listTargets(view: FieldView, references: readonly ItemReference[]): ItemView[] {
  return references.flatMap((reference, index) => {
    const owner = { ...toOwner(view), index };
    const node = unlessInvalid(view.context, () => findReferencedItem(view.context, reference, owner));
    return (node && findReadableView(view.item.site, node, view.item.language)) ?? [];
  });
}

function toStoredText(view: FieldView): string {
  const { field, context, file } = view;
  if (isValueField(field)) return toRawValue(context, field, file);
  if (field.type === 'links') return '';
  return listTargets(view, [field.value ?? []].flat())
    .map(({ node }) => toBracedId(node.id))
    .join('|');
}

const toJsonValue = (view: FieldView): unknown =>
  view.recorded === undefined
    ? formatField(view.context, view.field, toOwner(view))
    : withLocalMedia(view.context, view.recorded);

const common = {
  id: ({ item, name }: FieldView, { format }: WithFormat) =>
    toIdText(toFieldId(item.node.template.id, name), format),
  value: (view: FieldView) => unlessInvalid(view.context, () => toStoredText(view)),
  jsonValue: (view: FieldView) => unlessInvalid(view.context, () => toJsonValue(view)),
  definition: ({ item, name }: FieldView) => {
    const { template } = item.node;
    const definition = template.fields.find((field) => field.name === name);
    return definition ? { template, definition } : null;
  },
};

const findFieldMedia = (view: Typed<'image'> | Typed<'file'>) => {
  const { value } = view.field;
  return value && unlessInvalid(view.context, () => getMedia(view.context, value.media, toPlace(view)));
};

const media = {
  extension: (view: Typed<'image'>) => path.extname(findFieldMedia(view)?.path ?? '').slice(1),
  mimeType: (view: Typed<'image'>) => findFieldMedia(view)?.type,
  size: (view: Typed<'image'>) => findFieldMedia(view)?.size,
};

const image = {
  src: (view: Typed<'image'>, size: { maxWidth?: number; maxHeight?: number }) => {
    const file = findFieldMedia(view);
    if (!file) return null;
    const query = new URLSearchParams();
    if (size.maxWidth) query.set('mw', String(size.maxWidth));
    if (size.maxHeight) query.set('mh', String(size.maxHeight));
    const url = toMediaUrl(view.context, file);
    return query.size > 0 ? `${url}&${query}` : url;
  },
  alt: (view: Typed<'image'>) => view.field.value && describeImage(view.context, view.field.value).alt,
  width: (view: Typed<'image'>) => findFieldMedia(view)?.width,
  height: (view: Typed<'image'>) => findFieldMedia(view)?.height,
};

const file = {
  url: (view: Typed<'file'>) => {
    const found = findFieldMedia(view);
    return found && toMediaUrl(view.context, found);
  },
  title: (view: Typed<'file'>) => view.field.value?.title,
  description: (view: Typed<'file'>) => view.field.value?.description,
};

const findLink = (view: Typed<'link'>) =>
  unlessInvalid(view.context, () => formatLink(view.context, view.field.value, view.file));

const link = {
  anchor: (view: Typed<'link'>) => view.field.value?.attributes.anchor,
  className: (view: Typed<'link'>) => view.field.value?.attributes.class,
  queryString: (view: Typed<'link'>) => view.field.value?.attributes.querystring,
  target: (view: Typed<'link'>) => view.field.value?.attributes.target,
  text: (view: Typed<'link'>) => view.field.value?.attributes.text,
  linkType: (view: Typed<'link'>) => {
    const formatted = findLink(view);
    return formatted && 'linktype' in formatted ? formatted.linktype : null;
  },
  url: (view: Typed<'link'>) => findLink(view)?.href,
  targetItem: (view: Typed<'link'>) => {
    const target = view.field.value?.target;
    if (target?.kind !== 'page') return null;
    const page = unlessInvalid(view.context, () => getLinkedPage(view.context, target.route, toPlace(view)));
    return page && findReadableView(view.item.site, page, view.item.language);
  },
};

const findTarget = (view: Typed<'item'>): ItemView | null =>
  listTargets(view, view.field.value ? [view.field.value] : [])[0] ?? null;

const lookup = {
  targetItem: findTarget,
  targetId: (view: Typed<'item'>, { format }: WithFormat) => {
    const target = findTarget(view);
    return target ? formatId(target.node.id, format) : null;
  },
};

const multilist = {
  count: (view: Typed<'items'>) => view.field.value.length,
  targetItems: (view: Typed<'items'>) => listTargets(view, view.field.value),
  targetIds: (view: Typed<'items'>, { format }: WithFormat) =>
    listTargets(view, view.field.value).map(({ node }) => formatId(node.id, format)),
};

export const itemFieldResolvers = {
  ItemField: { __resolveType: ({ field }: FieldView) => fieldTypes[field.type].graphql },
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
