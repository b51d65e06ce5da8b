import { z } from 'zod';
import type { CreateSnapshot } from '@/platform/files/snapshots';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import type { Site } from './site-list';

/** Stores the site list in a file, so that a server can start while the CMS is down. */
export type PersistedSiteList = {
  /** Returns `null` if there is no usable list. */
  read: () => Promise<readonly Site[] | null>;
  /** Writes the list if it has changed or could not be written before. */
  save: (sites: readonly Site[]) => Promise<void>;
};

const language = z.string().regex(LANGUAGE_CODE);
const PersistedSite = z.object({
  name: z.string().min(1),
  hostName: z.string().min(1),
  defaultLanguage: language,
  languages: z.array(language).min(1),
  negotiatesLanguage: z.boolean().optional(),
  consentSettings: z.record(z.string(), z.string()).optional(),
  theme: z.string().optional(),
  languagesAreUnknown: z.boolean().optional(),
  attributesAreUnknown: z.boolean().optional(),
});
// Omits an invalid entry, so that the other entries can be used.
const PersistedSites: z.ZodType<readonly Site[]> = z
  .array(PersistedSite.nullable().catch(null))
  .transform((sites) => sites.filter((site) => site !== null))
  .refine((sites) => sites.length > 0);

export function createPersistedSiteList(createSnapshot: CreateSnapshot): PersistedSiteList {
  const snapshot = createSnapshot<[], readonly Site[]>('sites', PersistedSites);
  return {
    read: async () => (await snapshot.read())?.value ?? null,
    save: (sites) => snapshot.save(sites),
  };
}
