import * as z from 'zod/mini';
import type { Mutation } from './mutations.ts';

const SavedFiles = z.object({
  files: z.array(z.object({ path: z.string(), revision: z.nullable(z.string()) })),
});

const toMutation = (name: string, input: string): Mutation<z.output<typeof SavedFiles>> => ({
  name,
  input,
  answer: 'files { path revision }',
  schema: SavedFiles,
});

export const updatePhrase = toMutation('updatePhrase', 'UpdatePhraseInput');
export const renamePhrase = toMutation('renamePhrase', 'RenamePhraseInput');
export const updateRedirects = toMutation('updateRedirects', 'UpdateRedirectsInput');
export const updateVariants = toMutation('updateVariants', 'UpdateVariantsInput');
export const deleteVariant = toMutation('deleteVariant', 'DeleteVariantInput');
