import * as z from 'zod/mini';

/** A mutation of authoring.graphql: its name, the type of its input, what it shall answer, and how that is checked. */
export type Mutation<Data> = { name: string; input: string; answer: string; schema: z.ZodMiniType<Data> };

export const ITEM_FIELDS = `itemId name revision stage file version template { name } fields { nodes {
  name type jsonValue isRequired hint itemFields { name type isRequired hint }
} }`;

const TemplateField = z.object({
  name: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  hint: z.string(),
});

export const Item = z.object({
  itemId: z.string(),
  name: z.string(),
  revision: z.string(),
  stage: z.string(),
  file: z.string(),
  version: z.number(),
  template: z.object({ name: z.string() }),
  fields: z.object({
    nodes: z.array(z.extend(TemplateField, { jsonValue: z.unknown(), itemFields: z.array(TemplateField) })),
  }),
});

export type Item = z.output<typeof Item>;

const Saved = z.object({ item: Item });

/** A change that can be undone or redone, or was. */
export const HistoryStep = z.object({ label: z.string(), isPublic: z.boolean() });

export type HistoryStep = z.output<typeof HistoryStep>;

export const HISTORY_STEP = '{ label isPublic }';

const Turned = z.object({ step: z.nullable(HistoryStep), item: z.nullable(Item) });

const answer = `item { ${ITEM_FIELDS} }`;

export const updateItem: Mutation<{ item: Item }> = {
  name: 'updateItem',
  input: 'UpdateItemInput',
  answer,
  schema: Saved,
};

export const undoChange: Mutation<z.output<typeof Turned>> = {
  name: 'undo',
  input: 'HistoryInput',
  answer: `step ${HISTORY_STEP} ${answer}`,
  schema: Turned,
};

export const redoChange: Mutation<z.output<typeof Turned>> = { ...undoChange, name: 'redo' };

/** What the top bar says about a page. */
export const PageState = z.object({
  stage: z.string(),
  version: z.number(),
  revision: z.string(),
});

export type PageState = z.output<typeof PageState>;

export const PAGE_STATE_FIELDS = 'stage version revision';

const Published = z.object({ item: PageState });

export const publishItemVersion: Mutation<z.output<typeof Published>> = {
  name: 'publishItemVersion',
  input: 'ItemVersionInput',
  answer: `item { ${PAGE_STATE_FIELDS} }`,
  schema: Published,
};

export const deleteItemVersion: Mutation<{ successful: boolean }> = {
  name: 'deleteItemVersion',
  input: 'DeleteItemVersionInput',
  answer: 'successful',
  schema: z.object({ successful: z.boolean() }),
};
