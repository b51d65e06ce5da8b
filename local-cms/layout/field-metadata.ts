import type { FieldValue } from '../store/field-value.ts';
import { findVersion, type ItemNode, type ItemVersion } from '../store/site-model.ts';
import { sitecoreTypes, toFieldId } from '../store/sitecore-fields.ts';
import { createStableId, toBracedId } from '../store/stable-id.ts';
import type { LayoutContext } from './layout-context.ts';
import { isValueField, toRawValue } from './raw-value.ts';

/** The item that a field stands in, and the file that says so. */
export type Owner = { id: string; file: string };

/** Another one whenever anything in this version of the item changes. */
function toRevision(node: ItemNode, { language, number, fields }: ItemVersion): string {
  return createStableId('revision', node.id, language, String(number), JSON.stringify([...fields.values]));
}

/**
 * A value as the layout JSON has it; for an editor with what the editor must know to change it (editing protocol
 * §1.4). Fields that name items carry none in XM Cloud either.
 */
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
    fieldType: sitecoreTypes[field.type],
    rawValue: toRawValue(context, field, file),
  };
  return { metadata, ...formatted };
}
