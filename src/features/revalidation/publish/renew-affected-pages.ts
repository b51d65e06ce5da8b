import { CmsError } from '@/cms/client/cms-error';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import type { Site } from '@/features/sites/site-list/site-list';
import { mapLimited } from '@/platform/async/map-limited';
import { retry } from '@/platform/async/retry';
import { toState } from '../dependencies/dependency';
import { findPage } from '../purge/public-urls';
import type { PurgeSite } from '../purge/purge-site';
import type { Update } from '../webhook/read-publish';
import {
  findAffectedPages,
  type OwnPage,
  type Search,
  type Sources,
  TooManyChangesError,
} from './find-affected-pages';
import { addPagesOfChangedSettings, type SettingsSources } from './find-changed-settings';

export type PublishSources = Sources &
  SettingsSources & {
    /** Past all caches, too. */
    fetchRedirects: (siteName: string) => Promise<readonly Redirect[]>;
  };

type Work = {
  updates: readonly Update[];
  isEverything: boolean;
  /** Whether something was published that this site cannot name. */
  hasUnknown: boolean;
  sites: readonly Site[];
  sources: PublishSources;
  purge: PurgeSite;
  /** Never rejects. */
  renew: (page: string, gently: boolean) => Promise<void>;
  addProblem: (problem: string) => void;
  onName: (id: string, name: string) => void;
  onEverything: () => void;
  /** The waits before the CMS is asked again after a failure, in milliseconds. */
  retryMs?: readonly number[];
};

const RETRY_MS = [300, 1500, 6000];
/** To look for more updates takes longer than renewing most sites. */
const MAX_UPDATES = 5000;
const CONCURRENCY = 10;

/** Finds the pages that a publish changes and renews each as soon as it is found. Resolves when all are live. */
export async function renewAffectedPages(work: Work): Promise<void> {
  const { sites, sources, renew } = work;
  const renewals = new Map<string, Promise<void>>();
  const add = (page: string, gently = false) => {
    if (!renewals.has(page)) renewals.set(page, renew(page, gently));
  };
  const search: Search = { sites, add, isAdded: (page) => renewals.has(page), onName: work.onName };
  const addAll = async () => {
    work.onEverything();
    for (const page of await sources.map.listPages()) add(page, true);
  };
  const find = async (updates: readonly Update[]): Promise<readonly OwnPage[]> => {
    try {
      return await ask(work, () => findAffectedPages(updates, search, sources));
    } catch (error) {
      if (!(error instanceof TooManyChangesError)) throw error;
      await addAll();
      return [];
    }
  };

  const [found, ...others] = await Promise.allSettled([
    isEverything(work) ? addAll().then(() => []) : find(work.updates),
    addSettings(work, add),
    purgeChangedRedirects(work),
  ]);
  await Promise.all(renewals.values());
  if (found.status === 'fulfilled') await find(await listVanished(found.value, work));
  await Promise.all(renewals.values());
  await purgeCrawlerFiles(work, [...renewals.keys()]);
  for (const result of [found, ...others]) if (result.status === 'rejected') throw result.reason;
}

/** Lists the items whose pages are gone from their paths: they may have moved, and menus lose an entry. */
async function listVanished(own: readonly OwnPage[], { sources, onName }: Work): Promise<Update[]> {
  const vanished: Update[] = [];
  for (const { page, update } of own) {
    const record = await sources.map.read(page);
    if (record?.name === null) vanished.push({ ...update, kind: 'item' });
    else if (record) onName(update.id, record.name);
  }
  return vanished;
}

const isEverything = (work: Work): boolean => work.isEverything || work.updates.length > MAX_UPDATES;

/** A phrase, a redirect map or a setting of a site is an item like any other, so each published item can be one. */
const mayChangeSettings = (work: Work): boolean =>
  work.isEverything || work.hasUnknown || work.updates.some(({ kind }) => kind === 'item');

async function addSettings(work: Work, add: (page: string) => void): Promise<void> {
  if (mayChangeSettings(work)) {
    await ask(work, () => addPagesOfChangedSettings(add, work.sources));
  }
}

/** Purges the sites whose redirects have changed, also at the first publish, when the former ones are not known. */
async function purgeChangedRedirects(work: Work): Promise<void> {
  const { sites, sources, purge, addProblem } = work;
  if (!purge.isNeeded || !mayChangeSettings(work)) return;
  const states = await ask(work, () =>
    mapLimited(sites, CONCURRENCY, async (site) => {
      const name = `redirects:${site.name}`;
      const state = toState(await sources.fetchRedirects(site.name));
      return { site, name, state, isChanged: (await sources.map.readText(name)) !== state };
    }),
  );
  const changed = states.filter(({ isChanged }) => isChanged);
  const problems = await purge.all(changed.map(({ site }) => site));
  problems.forEach(addProblem);
  // What could not be purged is purged after the next publish.
  if (problems.length > 0) return;
  for (const { name, state } of changed) await sources.map.saveText(name, state);
}

async function purgeCrawlerFiles(work: Work, pages: readonly string[]): Promise<void> {
  const { sites, purge, addProblem } = work;
  const withPages = new Set(pages.map((page) => findPage(page, sites)?.site));
  const concerned = mayChangeSettings(work) ? sites : sites.filter((site) => withPages.has(site));
  (await purge.crawlerFiles(concerned)).forEach(addProblem);
}

/** Asks again after a failure of the CMS. */
const ask = <Answer>({ retryMs = RETRY_MS }: Work, question: () => Promise<Answer>): Promise<Answer> =>
  retry(retryMs, question, (error) => error instanceof CmsError);
