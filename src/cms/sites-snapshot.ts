import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import type { Site } from './fetch-sites';

/** Keeps the list of sites in a file, so that a node can start while the CMS is down and still knows all sites. */
export type SitesSnapshot = {
  /** `null`: there is none, or none that can be used. */
  read: () => Promise<readonly Site[] | null>;
  write: (sites: readonly Site[]) => Promise<void>;
};

const language = z.string().regex(LANGUAGE_CODE);
const KeptSite = z.object({
  name: z.string().min(1),
  hostName: z.string().min(1),
  defaultLanguage: language,
  languages: z.array(language).min(1),
  negotiatesLanguage: z.boolean().optional(),
  hasGuessedLanguages: z.boolean().optional(),
});
// One odd entry does not cost the others.
const Snapshot = z.array(KeptSite.nullable().catch(null));

/** `endpoint`: a list is good for the CMS that it came from alone; its address may hold a secret and is hashed. */
export function createSitesSnapshot({
  folder,
  endpoint,
}: {
  folder: string;
  endpoint: string;
}): SitesSnapshot {
  const id = createHash('sha256').update(endpoint).digest('hex').slice(0, 16);
  // The folder is the operator's and no part of the program: the bundler need not look for it.
  const file = path.join(/* turbopackIgnore: true */ folder, `sites-${id}.json`);
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(ifMissing);
      if (text === null) return null;
      const sites = Snapshot.safeParse(parseJson(text)).data?.filter((site) => site !== null) ?? [];
      return sites.length > 0 ? sites : null;
    },
    async write(sites) {
      await mkdir(folder, { recursive: true });
      // Nodes may share the folder, and a node writes for the proxy and for pages; none may read half a file.
      const draft = `${file}.${randomUUID()}.tmp`;
      try {
        await writeFile(draft, JSON.stringify(sites));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true }); // there only after a failure
      }
    },
  };
}

function ifMissing(error: unknown): null {
  if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** A file that was cut short is as good as none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
