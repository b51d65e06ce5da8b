import type { FieldDefinition } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
import { isScalarValue } from '../../content/yaml/scalar-text.ts';
import { AuthoringError } from '../authoring-error.ts';
import { type EditedItem, findEditedItem, getFieldPlace, type ItemKey } from '../changes/find-place.ts';
import { findPageFiles } from '../changes/page-files.ts';
import { getField } from '../changes/set-at.ts';
import type { AuthoringContext } from './authoring-context.ts';
import { describeHistory, listHistories } from './versions/item-history.ts';

/** An item with the text of its file, which its fields and its revision are read from. */
export type AuthoringItem = EditedItem & { text: string; revision: string };

type Field = FieldDefinition & { jsonValue: unknown };

type HistoryArguments = { by?: string | null; withShared?: boolean | null };

export function checkDatabase(database: string | null | undefined): void {
  if (database && database !== 'master') throw new AuthoringError('There is only the database "master".');
}

/** Opens an item for an editor, whose later change can begin from what it shows. */
export async function openItem(context: AuthoringContext, key: ItemKey): Promise<AuthoringItem> {
  const item = findEditedItem(context.store.current, key);
  const text = await context.readFile(item.file);
  if (text === null)
    throw new AuthoringError(`${item.file} is not in the content folder, and cannot be changed.`);
  return { ...item, text, revision: context.texts.remember(text) };
}

function toField(item: AuthoringItem, definition: FieldDefinition): Field {
  const { name } = definition;
  // The template is that of another language if the languages do not have the same.
  if (!item.version.fields.places?.paths.has(name)) return { ...definition, jsonValue: undefined };
  const { data } = readSource(item.file, item.text);
  return { ...definition, jsonValue: getField(data, getFieldPlace(item, name, data)) };
}

export const itemResolvers = {
  Item: {
    itemId: ({ node }: AuthoringItem) => node.id,
    name: ({ node }: AuthoringItem) => node.name,
    path: ({ node }: AuthoringItem) => node.path,
    language: ({ version }: AuthoringItem) => ({ name: version.language }),
    version: ({ version }: AuthoringItem) => version.number,
    stage: ({ file }: AuthoringItem) => {
      const stage = findPageFiles(file)?.stage ?? 'shared';
      return stage.startsWith('v') ? 'older' : stage;
    },
    template: ({ node }: AuthoringItem) => ({ templateId: node.template.id, name: node.template.name }),
    history: (item: AuthoringItem, { by, withShared }: HistoryArguments, context: AuthoringContext) =>
      describeHistory(context, listHistories(item, withShared ?? false), by),
    field: (item: AuthoringItem, { name }: { name: string }) => {
      const definition = item.node.template.fields.find((field) => field.name === name);
      return definition ? toField(item, definition) : null;
    },
    fields: (item: AuthoringItem) => ({
      nodes: item.node.template.fields.map((field) => toField(item, field)),
    }),
  },
  ItemField: {
    value: ({ jsonValue }: Field) =>
      isScalarValue(jsonValue) && jsonValue !== null ? String(jsonValue) : null,
    jsonValue: ({ jsonValue }: Field) => jsonValue ?? null,
    itemFields: ({ itemTemplate }: Field, _: unknown, { store }: AuthoringContext) =>
      store.current.templates.get(itemTemplate ?? '')?.fields ?? [],
  },
};

export async function item(
  _: unknown,
  { where }: { where: ItemKey & { database?: string | null } },
  context: AuthoringContext,
): Promise<AuthoringItem> {
  checkDatabase(where.database);
  return openItem(context, where);
}
