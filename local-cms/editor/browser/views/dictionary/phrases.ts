import * as z from 'zod/mini';

export const Dictionary = z.object({
  defaultLanguage: z.string(),
  files: z.array(z.object({ language: z.string(), revision: z.nullable(z.string()) })),
  entries: z.array(z.object({ key: z.string(), phrases: z.record(z.string(), z.nullable(z.string())) })),
});

export type Dictionary = z.output<typeof Dictionary>;

export type Entry = Dictionary['entries'][number];

export const isMissing = ({ phrases }: Entry): boolean => Object.values(phrases).some((text) => !text);

export const contains = ({ key, phrases }: Entry, words: string): boolean =>
  [key, ...Object.values(phrases)].some((text) => text?.toLowerCase().includes(words.toLowerCase()));
