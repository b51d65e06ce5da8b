import type { FieldDefinition, Template, Templates } from '../../content/schemas/templates.ts';
import { isRecord } from '../../content/yaml/same-data.ts';

type Change = (text: string) => string;

/** What changes the texts of an item that name pages or other items. */
export type ReferenceChanges = {
  /** The page of a link, and an entry of a list of items, such as `/about` or `shared/join`. */
  reference: Change;
  richText: Change;
  /** A parameter has no type, so it can be a reference too. */
  parameter: Change;
};

type Context = ReferenceChanges & { templates: Templates };

const changeText = (value: unknown, change: Change): unknown =>
  typeof value === 'string' ? change(value) : value;

const changeList = (value: unknown, change: (entry: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Changes the values of a map; other data stays. */
const changeMap = (data: unknown, change: (value: unknown, key: string) => unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, change(value, key)]))
    : data;

function changeField(value: unknown, field: FieldDefinition | undefined, context: Context): unknown {
  const changeLink = (link: unknown) =>
    changeMap(link, (part, key) => (key === 'to' ? changeText(part, context.reference) : part));
  const changeItem = (item: unknown) =>
    isRecord(item)
      ? changeFields(item, context.templates.get(field?.itemTemplate ?? ''), context)
      : changeText(item, context.reference);
  switch (field?.type) {
    case 'rich text':
      return changeText(value, context.richText);
    case 'link':
      return changeLink(value);
    case 'links':
      return changeList(value, changeLink);
    case 'item':
      return changeItem(value);
    case 'items':
      return changeList(value, changeItem);
    default:
      return value;
  }
}

const changeFields = (fields: unknown, template: Template | undefined, context: Context): unknown =>
  changeMap(fields, (value, name) =>
    changeField(
      value,
      template?.fields.find((field) => field.name === name),
      context,
    ),
  );

/** Parameters can be lists and maps. */
function changeParameter(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeParameter(entry, context));
  if (isRecord(value)) return changeMap(value, (part) => changeParameter(part, context));
  return changeText(value, context.parameter);
}

/** Changes a page or another item, a rendering, or a variant of one. `name` is that of its template. */
function changeOwner(data: unknown, name: unknown, context: Context): unknown {
  const template = context.templates.get(String(name));
  const changeRendering = (raw: unknown, component?: unknown) =>
    changeOwner(raw, (isRecord(raw) && raw.component) || component, context);
  return changeMap(data, (value, key) => {
    switch (key) {
      case 'fields':
        return changeFields(value, template, context);
      case 'datasource':
        return changeText(value, context.reference);
      case 'params':
        return changeParameter(value, context);
      case 'placeholders':
        return changeMap(value, (list) => changeList(list, (raw) => changeRendering(raw)));
      case 'experiences':
        return changeMap(value, (raw) => changeRendering(raw, name));
      default:
        return value;
    }
  });
}

/**
 * Changes what names pages and other items in the data of a page, shared item or partial design. Other texts stay, even
 * if they are equal to a name.
 */
export const changeReferences = (data: unknown, templates: Templates, changes: ReferenceChanges): unknown =>
  changeOwner(data, isRecord(data) ? data.template : undefined, { templates, ...changes });
