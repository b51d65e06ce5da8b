import * as z from 'zod/mini';
import type { Mutation } from './mutations.ts';

const Placed = z.object({ item: z.object({ itemId: z.string(), file: z.string() }) });

/** An item after a change of its place, and the file that it has now. */
export type PlacedItem = z.output<typeof Placed>['item'];

const toMutation = (name: string): Mutation<z.output<typeof Placed>> => ({
  name,
  input: `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`,
  answer: 'item { itemId file }',
  schema: Placed,
});

export const createItem = toMutation('createItem');
export const addItemVersion = toMutation('addItemVersion');
export const moveItem = toMutation('moveItem');
export const renameItem = toMutation('renameItem');
export const copyItem = toMutation('copyItem');
export const updatePage = toMutation('updatePage');

const Deleted = z.object({ page: z.string() });

/** Answers the history in which the deletion can be undone. */
export const deleteItem: Mutation<z.output<typeof Deleted>> = {
  name: 'deleteItem',
  input: 'DeleteItemInput',
  answer: 'page',
  schema: Deleted,
};
