import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { isSystemError } from '../store-submission.ts';

const Stored = z.object({
  reference: z.string(),
  form: z.string(),
  language: z.string(),
  sent: z.string(),
  answers: z.record(z.string(), z.string()),
  files: z.array(z.object({ field: z.string(), name: z.string(), file: z.string(), size: z.number() })),
});

export type StoredSubmission = z.output<typeof Stored> & {
  /** The folder of its files. */
  folder: string;
};

/** More are in the data folder. */
export const MAX_LISTED = 1000;

/** Lists the folders in a folder; none if it is not there. */
export async function listFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    // Names that begin with a dot are unfinished submissions, and references that are taken.
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns null for a folder that a person has removed or changed meanwhile. */
async function readSubmission(folder: string): Promise<StoredSubmission | null> {
  try {
    const text = await readFile(path.join(folder, 'submission.json'), 'utf8');
    return { ...Stored.parse(JSON.parse(text)), folder };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

const contains = ({ reference, answers, files }: StoredSubmission, words: string): boolean =>
  [reference, ...Object.values(answers), ...files.map(({ name }) => name)].some((text) =>
    text.toLowerCase().includes(words.toLowerCase()),
  );

type Filter = { form: string | null; words: string };

/** Lists the newest submissions of a site first, and how many each form has. `folder` is that of all submissions. */
export async function listSubmissions(folder: string, siteName: string, { form, words }: Filter) {
  const siteFolder = path.join(folder, siteName);
  const forms = await Promise.all(
    (await listFolders(siteFolder)).sort().map(async (id) => {
      const names = await listFolders(path.join(siteFolder, id));
      return { id, names };
    }),
  );
  // A name begins with the time at which it was sent.
  const newest = forms
    .filter(({ id }) => form === null || id === form)
    .flatMap(({ id, names }) => names.map((name) => ({ id, name })))
    .sort((a, b) => (a.name < b.name ? 1 : -1))
    .slice(0, MAX_LISTED);
  const read = await Promise.all(
    newest.map(({ id, name }) => readSubmission(path.join(siteFolder, id, name))),
  );
  return {
    forms: forms.map(({ id, names }) => ({ id, count: names.length })),
    submissions: read.filter((submission) => submission !== null).filter((one) => contains(one, words)),
  };
}
