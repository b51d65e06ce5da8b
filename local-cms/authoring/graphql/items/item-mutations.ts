import { toWords } from '../../../platform/to-words.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { getFieldPlace, type ItemKey } from '../../changes/find-place.ts';
import { findPageFiles, toHistoryKey, toTarget } from '../../changes/page-files.ts';
import { getField, setField } from '../../changes/set-at.ts';
import { type FieldInput, toFieldData } from '../../changes/to-field-data.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type AuthoringItem, checkDatabase, openItem } from '../item-resolvers.ts';
import { isPublicChange, listHistories } from '../versions/item-history.ts';

type Common = { database?: string | null; by?: string | null };

export type UpdateItemInput = Common & ItemKey & { fields: readonly FieldInput[]; revision?: string | null };

const MAX_FIELDS = 100;

/** Returns a function that sets the fields in the data of the item's file. */
function createEdit(item: AuthoringItem, inputs: readonly FieldInput[]): (data: unknown) => unknown {
  if (inputs.length > MAX_FIELDS)
    throw new AuthoringError(`At most ${MAX_FIELDS} fields can be changed at once.`);
  const setOne = (data: unknown, input: FieldInput): unknown => {
    const definition = item.node.template.fields.find(({ name }) => name === input.name);
    const target = { type: definition?.type ?? 'text', site: item.site };
    const place = getFieldPlace(item, input.name, data);
    return setField(data, place, toFieldData(target, input, getField(data, place)));
  };
  return (data) => inputs.reduce(setOne, data);
}

export async function updateItem(
  _: unknown,
  { input }: { input: UpdateItemInput },
  context: AuthoringContext,
): Promise<{ item: AuthoringItem }> {
  checkDatabase(input.database);
  const item = await openItem(context, input);
  const names = input.fields.map(({ name }) => toWords(name.slice(0, 60))).join(', ');
  const { name, route, template } = item.node;
  // The name of content that a page owns is made of ids.
  const owner = route === null && findPageFiles(item.file) ? toWords(template.name) : name;
  const change = {
    ...toTarget(item.file),
    base: input.revision ?? item.revision,
    edit: createEdit(item, input.fields),
  };
  await context.saver.save([change], {
    historyKey: toHistoryKey(item.file),
    by: toAuthor(input.by),
    action: 'updateItem',
    label: `${names} of ${owner}`,
    subject: item.node.id,
  });
  return { item: await openItem(context, { ...input, version: null }) };
}

export type ItemVersionInput = Common & ItemKey;

type HistoryInput = Common & ItemKey & { page?: string | null; withShared?: boolean | null };

async function findItem(context: AuthoringContext, key: ItemKey): Promise<AuthoringItem | null> {
  try {
    return await openItem(context, { ...key, version: null });
  } catch (error) {
    if (error instanceof AuthoringError) return null;
    throw error;
  }
}

async function undoOrRedo(input: HistoryInput, context: AuthoringContext, direction: 'undo' | 'redo') {
  checkDatabase(input.database);
  const keys = input.page
    ? [input.page]
    : listHistories(await openItem(context, input), input.withShared ?? false);
  const turned = await context.saver[direction](keys, toAuthor(input.by));
  const step = turned && { label: turned.label, isPublic: isPublicChange(turned.files) };
  return { successful: turned !== null, step, item: await findItem(context, input) };
}

type HistoryArguments = { input: HistoryInput };

export const undo = (_: unknown, { input }: HistoryArguments, context: AuthoringContext) =>
  undoOrRedo(input, context, 'undo');

export const redo = (_: unknown, { input }: HistoryArguments, context: AuthoringContext) =>
  undoOrRedo(input, context, 'redo');
