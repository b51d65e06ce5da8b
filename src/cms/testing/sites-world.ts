import type { CmsClient } from '../cms-client';
import { CmsError } from '../cms-error';
import type { Site } from '../fetch-sites';
import { createLoadSites } from '../load-sites';

export const outage = new CmsError(
  { kind: 'network', reason: 'network error ECONNREFUSED' },
  { operation: 'SitesQuery' },
);

export const main = {
  name: 'main',
  hostName: 'main.test',
  defaultLanguage: 'en',
  languages: ['en', 'da'],
};

/** What is shown when nobody ever told the sites. */
export const configured = [
  {
    name: 'main',
    hostName: 'main.test|localhost|127.0.0.1|[::1]',
    defaultLanguage: 'en',
    languages: ['en'],
    isGuess: true,
    hasGuessedLanguages: true,
  },
];

/** Until what runs in the background is done. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A test need not wait for an answer that comes too late. */
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** A CMS with sites and languages that can fail or be slow, a clock, and a list of what was logged. */
export function createWorld(languages: Record<string, string[] | Error> = { main: ['en', 'da'] }) {
  const world = {
    nowMs: 1,
    error: null as Error | null,
    delayMs: 0,
    asked: 0,
    /** Of every site. */
    defaultLanguage: 'en',
    languages,
    attributes: [] as unknown[] | Error,
    warnings: [] as string[],
    kept: null as readonly Site[] | null,
  };
  const request: CmsClient['request'] = async (query, { siteName }) => {
    if (world.delayMs) await delay(world.delayMs);
    if (world.error) throw world.error;
    if (query.includes('siteInfoCollection')) {
      world.asked += 1;
      const names = Object.keys(world.languages);
      return {
        site: {
          siteInfoCollection: names.map((name) => ({
            name,
            hostName: `${name}.test`,
            language: world.defaultLanguage,
          })),
        },
      };
    }
    const told = query.includes('attributes') ? world.attributes : world.languages[String(siteName)];
    if (told instanceof Error) throw told;
    if (query.includes('attributes')) return { site: { siteInfo: { attributes: told } } };
    return { layout: { item: { languages: told?.map((name) => ({ language: { name } })) } } };
  };
  const loadSites = createLoadSites(
    { request },
    {
      site: { name: 'main', defaultLanguage: 'en' },
      publicUrl: 'https://main.test',
      snapshot: {
        read: async () => world.kept,
        write: async (sites) => {
          world.kept = sites;
        },
      },
      detailsTtlMs: 60_000,
      logger: {
        debug: () => {},
        info: () => {},
        error: () => {},
        warn: (_, message) => world.warnings.push(message),
      },
      now: () => world.nowMs,
    },
  );
  return { world, loadSites };
}
