import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const Submission = z.object({
  reference: z.string(),
  site: z.string(),
  language: z.string(),
  answers: z.record(z.string(), z.string()),
  files: z.array(z.object({ field: z.string(), name: z.string(), file: z.string(), size: z.number() })),
});

/** Creates an empty folder for the option `--data` of a CMS. */
export const createDataFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'cms-data-'));

/** Reads the submissions of a form that the CMS has stored, oldest first. */
export async function readSubmissions(dataFolder: string, form: string) {
  const folder = path.join(dataFolder, 'submissions', 'solvind', form);
  const names = await readdir(folder).catch(() => []);
  const texts = names.sort().map((name) => readFile(path.join(folder, name, 'submission.json'), 'utf8'));
  return (await Promise.all(texts)).map((text) => Submission.parse(JSON.parse(text)));
}
