import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError } from '@/cms/client/cms-error';
import { createLoadSites } from '@/features/sites/site-list/load-sites';
import type { Site } from '@/features/sites/site-list/site-list';

export const outage = new CmsError(
  { kind: 'network', reason: 'network error ECONNREFUSED' },
  { operation: 'SitesQuery' },
);

export const main: Site = {
  name: 'main',
  hostName: 'main.test',
  defaultLanguage: 'en',
  languages: ['en', 'da'],
};

/** The site list while the CMS has never returned one. */
export const fallback = {
  status: 'fallback',
  sites: [
    {
      name: 'main',
      hostName: 'main.test|localhost|127.0.0.1|[::1]',
      defaultLanguage: 'en',
      languages: ['en'],
      languagesAreUnknown: true,
      attributesAreUnknown: true,
    },
  ],
};

/** Waits until background work is done. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

// `unref` lets Jest end while a response is delayed for which no test waits.
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

type World = {
  nowMs: number;
  /** Makes every query fail. */
  error: Error | null;
  /** Delays every response. */
  delayMs: number;
  sitesQueries: number;
  defaultLanguage: string;
  /** The languages of each site, or the error of its query. */
  languages: Record<string, string[] | Error>;
  /** The attributes of every site, or the error of their query. */
  attributes: unknown[] | Error;
  warnings: string[];
  persisted: readonly Site[] | null;
};

/** Creates `loadSites` with a fake CMS, clock, persisted list and logger, controlled through `world`. */
export function createWorld(languages: World['languages'] = { main: ['en', 'da'] }) {
  const world: World = {
    nowMs: 1,
    error: null,
    delayMs: 0,
    sitesQueries: 0,
    defaultLanguage: 'en',
    languages,
    attributes: [],
    warnings: [],
    persisted: null,
  };
  const request: CmsClient['request'] = async (query, { siteName }) => {
    if (query.includes('siteInfoCollection')) world.sitesQueries += 1;
    if (world.delayMs) await delay(world.delayMs);
    if (world.error) throw world.error;
    if (query.includes('siteInfoCollection')) {
      const names = Object.keys(world.languages);
      const language = world.defaultLanguage;
      return {
        site: { siteInfoCollection: names.map((name) => ({ name, hostName: `${name}.test`, language })) },
      };
    }
    const isAttributes = query.includes('attributes');
    const result = isAttributes ? world.attributes : world.languages[String(siteName)];
    if (result instanceof Error) throw result;
    if (isAttributes) return { site: { siteInfo: { attributes: result } } };
    return { layout: { item: { languages: result?.map((name) => ({ language: { name } })) } } };
  };
  const ignore = () => {};
  const cms: CmsClient = { request };
  const loadSites = createLoadSites(cms, {
    site: { name: 'main', defaultLanguage: 'en' },
    publicUrl: 'https://main.test',
    persisted: {
      read: async () => world.persisted,
      save: async (sites) => {
        world.persisted = sites;
      },
    },
    ttlMs: 10_000,
    detailsTtlMs: 60_000,
    logger: {
      debug: ignore,
      info: ignore,
      error: ignore,
      warn: (_, message) => world.warnings.push(message),
    },
    now: () => world.nowMs,
  });
  return { world, cms, loadSites };
}
