import type { Logger } from '@/telemetry/logger';
import type { Site } from './fetch-sites';
import type { SitesSnapshot } from './sites-snapshot';

/** The list of sites over restarts. Trouble with its file is logged and costs no page. */
export type KeptSites = {
  /** `null`: none was ever kept, or it cannot be read. */
  read: () => Promise<readonly Site[] | null>;
  /** Keeps a list. For the list that it has it gives the one of before, so that what is made of it stays. */
  keep: (sites: readonly Site[]) => Promise<readonly Site[]>;
};

export function createKeptSites(snapshot: SitesSnapshot, logger: Logger): KeptSites {
  let last: { text: string; sites: readonly Site[]; isWritten: boolean } | undefined;
  let isTold = false;
  // A folder that is full or away may be well again at the next list.
  async function write(sites: readonly Site[]): Promise<boolean> {
    try {
      await snapshot.write(sites);
      isTold = false;
      return true;
    } catch (error) {
      if (!isTold) logger.warn({ error }, 'The list of sites cannot be kept for a start without the CMS');
      isTold = true;
      return false;
    }
  }

  return {
    read: () =>
      snapshot.read().catch((error: unknown) => {
        logger.warn({ error }, 'The list of sites that was kept cannot be read');
        return null;
      }),
    async keep(sites) {
      const text = JSON.stringify(sites);
      if (text !== last?.text) last = { text, sites, isWritten: false };
      const list = last;
      if (!list.isWritten) list.isWritten = await write(list.sites);
      return list.sites;
    },
  };
}
