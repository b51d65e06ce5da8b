import type { FieldValue } from '../../content/schemas/field-value.ts';
import { fieldTypes, toFieldId } from '../../content/schemas/templates.ts';
import { createStableId, toBracedId } from '../../content/stable-id.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import type { LayoutContext } from './layout-context.ts';
import { isValueField, toRawValue } from './raw-value.ts';

/** The item to which a field belongs: its id and its content file. */
export type Owner = { id: string; file: string };

function toRevision(node: ItemNode, { language, number, fields }: ItemVersion): string {
  return createStableId('revision', node.id, language, String(number), JSON.stringify([...fields.values]));
}

/** Adds metadata in edit mode (editing protocol §1.4). As in XM Cloud, fields that refer to items get none. */
export function withMetadata<Value extends object>(
  context: LayoutContext,
  field: FieldValue,
  { id, file, field: name }: Owner & { field: string },
  formatted: Value,
): Value {
  const node = context.state === 'edit' ? context.site.byId.get(id) : undefined;
  const version = node && findVersion(context.site, node, context.language);
  if (!version || !isValueField(field)) return formatted;
  const metadata = {
    datasource: {
      id: toBracedId(id),
      language: context.language,
      revision: toRevision(node, version),
      version: version.number,
    },
    title: name,
    fieldId: toBracedId(toFieldId(node.template.id, name)),
    fieldType: fieldTypes[field.type].sitecore,
    rawValue: toRawValue(context, field, file),
  };
  return { metadata, ...formatted };
}
