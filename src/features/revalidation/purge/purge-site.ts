import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '@/features/sites/site-list/site-list';
import type { MainSite } from '@/features/sites/to-site-url';
import { findPage, listHosts, listPagePaths } from './public-urls';
import type { Purge } from './purge-cdn';

/** Each function returns what could not be purged. */
export type PurgeSite = {
  pages: (pages: readonly string[], sites: readonly Site[]) => Promise<readonly string[]>;
  crawlerFiles: (sites: readonly Site[]) => Promise<readonly string[]>;
  /** Everything of the sites, because redirects can concern any path. */
  all: (sites: readonly Site[]) => Promise<readonly string[]>;
  /** Whether there are caches in front of the site. */
  isNeeded: boolean;
};

const CRAWLER_FILES = ['/robots.txt', '/sitemap.xml', '/sitemap-*'];
/**
 * The wait before a purge, in milliseconds. Meanwhile the other nodes read what was renewed or published. Without the
 * wait, a cache could get the old page from one of them and store it again.
 */
const READ_MS = 30;

type Settings = { purge: Purge; main: MainSite; buildId: string; isNeeded: boolean };

export function createPurgeSite({ purge, main, buildId, isNeeded }: Settings): PurgeSite {
  const purgePaths = async (sites: readonly Site[], toPaths: (site: Site) => readonly string[]) => {
    if (!isNeeded) return [];
    const urls = sites.flatMap((site) => {
      const paths = toPaths(site);
      return listHosts(site, main).flatMap((host) => paths.map((path) => ({ host, path })));
    });
    if (urls.length === 0) return [];
    await sleep(READ_MS);
    return purge(urls);
  };

  return {
    isNeeded,
    pages: (pages, sites) => {
      const bySite = Map.groupBy(pages, (page) => findPage(page, sites)?.site);
      return purgePaths(sites, (site) => [
        ...new Set((bySite.get(site) ?? []).flatMap((page) => listPagePaths(page, sites, buildId))),
      ]);
    },
    crawlerFiles: (sites) => purgePaths(sites, () => CRAWLER_FILES),
    all: (sites) => purgePaths(sites, () => ['/*']),
  };
}
