import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNativeError } from 'node:util/types';
import { z } from 'zod';
import { writeWhole } from '@/platform/files/write-whole';
import { parseJson } from '@/platform/json/parse-json';
import type { Logger } from '@/platform/telemetry/logger';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import type { Site } from './site-list';

/** Stores the site list in a file, so that a server can start while the CMS is down. Logs errors of the file system. */
export type PersistedSiteList = {
  /** Returns `null` if there is no usable list. */
  read: () => Promise<readonly Site[] | null>;
  /** Writes the list if it has changed or could not be written before. */
  save: (sites: readonly Site[]) => Promise<void>;
};

/** `endpoint` is the URL of the CMS. It can contain a secret, so the file name contains only its hash. */
type Settings = { folder: string; endpoint: string; logger: Logger };

const language = z.string().regex(LANGUAGE_CODE);
const PersistedSite = z.object({
  name: z.string().min(1),
  hostName: z.string().min(1),
  defaultLanguage: language,
  languages: z.array(language).min(1),
  negotiatesLanguage: z.boolean().optional(),
  consentSettings: z.record(z.string(), z.string()).optional(),
  languagesAreUnknown: z.boolean().optional(),
});
// An invalid entry becomes `null`, so that the other entries can be used.
const PersistedSites = z.array(PersistedSite.nullable().catch(null));

export function createPersistedSiteList({ folder, endpoint, logger }: Settings): PersistedSiteList {
  const id = createHash('sha256').update(endpoint).digest('hex').slice(0, 16);
  // The operator chooses the folder, so the bundler must not trace it.
  const file = path.join(/* turbopackIgnore: true */ folder, `sites-${id}.json`);
  let saved: readonly Site[] | undefined;
  let isFailing = false;

  return {
    async read() {
      try {
        return parseSites(await readFile(file, 'utf8'));
      } catch (error) {
        if (!isFileError(error)) throw error;
        if (error.code !== 'ENOENT') logger.warn({ error }, 'The saved list of sites cannot be read');
        return null;
      }
    },
    async save(sites) {
      if (isDeepStrictEqual(sites, saved)) return;
      try {
        await writeWhole(file, JSON.stringify(sites));
        saved = sites;
        isFailing = false;
      } catch (error) {
        if (!isFileError(error)) throw error;
        if (!isFailing) {
          logger.warn({ error }, 'The list of sites cannot be saved for a start without the CMS');
        }
        isFailing = true;
      }
    },
  };
}

function parseSites(text: string): readonly Site[] | null {
  const sites = PersistedSites.safeParse(parseJson(text)).data?.filter((site) => site !== null) ?? [];
  return sites.length > 0 ? sites : null;
}

/** Node.js gives every error of the file system a `code`. */
const isFileError = (error: unknown): error is Error & { code: unknown } =>
  isNativeError(error) && 'code' in error;
