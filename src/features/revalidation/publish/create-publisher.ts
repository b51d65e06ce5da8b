import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { runInScope } from '@/cms/client/request-scope';
import type { Site, SiteList } from '@/features/sites/site-list/site-list';
import type { MainSite } from '@/features/sites/to-site-url';
import type { Message } from '@/platform/cluster/messages';
import { countPublish } from '@/platform/telemetry/counters';
import type { Logger } from '@/platform/telemetry/logger';
import { toReason } from '@/platform/text/to-reason';
import type { PageOutcome, PublishLog } from '../log/publish-log';
import { toPageUrl } from '../purge/public-urls';
import type { PurgeSite } from '../purge/purge-site';
import type { Publish } from '../webhook/read-publish';
import { createPublishRecord, type PublishRecord } from './publish-record';
import { type PublishSources, renewAffectedPages } from './renew-affected-pages';
import type { RenewQueue } from './renew-queue';
import type { SeenPublishes } from './seen-publishes';
import { createSpread } from './spread';

export type Publisher = {
  /** Renews in the background what the publish changes. Returns `false` for a request that came before. */
  accept: (publish: Publish) => Promise<boolean>;
};

export type PublisherSettings = {
  main: MainSite;
  loadSites: () => Promise<SiteList>;
  sources: PublishSources;
  queue: RenewQueue;
  send: (message: Message) => Promise<void>;
  purge: PurgeSite;
  seen: SeenPublishes;
  log: PublishLog;
  logger: Logger;
  /** The waits before the CMS is asked again after a failure, in milliseconds. */
  retryMs?: readonly number[];
};

/** Requests that come within this time, in milliseconds, are worked off together. */
const COLLECT_MS = 20;
/** How often the log shows the progress of a publish. */
const PROGRESS_MS = 2000;
/** A publish can come in several requests, which belong together in the log. */
const MAX_OPEN = 100;

type Job = { publish: Publish; record: PublishRecord };

export function createPublisher(settings: PublisherSettings): Publisher {
  const { main, loadSites, sources, queue, send, purge, seen, log, logger } = settings;
  const open = new LRUCache<string, PublishRecord>({ max: MAX_OPEN });
  let waiting: Job[] = [];

  function openRecord(publish: Publish): PublishRecord {
    const id = publish.id ?? randomUUID();
    const record = open.get(id) ?? createPublishRecord(id);
    open.set(id, record);
    record.addUpdates(publish);
    return record;
  }

  async function workOff(jobs: readonly Job[]): Promise<void> {
    const records = [...new Set(jobs.map(({ record }) => record))];
    const save = async () => void (await Promise.all(records.map((record) => log.save(record.toEntry()))));
    await save();
    const timer = setInterval(() => void save(), PROGRESS_MS);
    try {
      await send({ kind: 'published' });
      await renewPages(jobs, records);
    } catch (error) {
      // Isolation point: nobody waits for this work, and the next publish must be worked off.
      logger.error({ error }, 'A publish could not be worked off; pages are renewed by time');
      for (const record of records) record.addProblem(`Not all pages were looked for: ${toReason(error)}`);
    } finally {
      clearInterval(timer);
    }
    const isComplete = records.every((record) => !record.hasProblems());
    // Somebody may send a failed publish again.
    if (!isComplete) for (const { publish } of jobs) await seen.forget(publish.fingerprint);
    for (const record of records) end(record);
    await save();
  }

  async function renewPages(jobs: readonly Job[], records: readonly PublishRecord[]): Promise<void> {
    const { sites } = await loadSites();
    const addProblem = (problem: string) => {
      for (const record of records) record.addProblem(problem);
    };
    await renewAffectedPages({
      updates: jobs.flatMap(({ publish }) => publish.updates),
      isEverything: jobs.some(({ publish }) => publish.isEverything),
      hasUnknown: jobs.some(({ publish }) => publish.unknown.length > 0),
      sites,
      sources,
      purge,
      retryMs: settings.retryMs,
      renew: createRenew(sites, records),
      addProblem,
      onName: (id, name) => {
        for (const record of records) record.nameItem(id, name);
      },
      onEverything: () => {
        for (const record of records) record.markEverything();
      },
    });
  }

  function createRenew(sites: readonly Site[], records: readonly PublishRecord[]) {
    const spread = createSpread({
      announce: (pages) => send({ kind: 'renewed', pages }),
      purge: (pages) => purge.pages(pages, sites),
    });
    const report = (page: string, outcome: PageOutcome, problems: readonly string[]) => {
      for (const record of records) {
        record.addPage(page, toPageUrl(page, sites, main), outcome);
        problems.forEach(record.addProblem);
      }
    };
    return async (page: string, gently: boolean) => {
      const failure = await queue.renew(page, gently);
      if (failure !== null) {
        logger.warn({ page, reason: failure }, 'A published page could not be renewed');
        return report(page, 'failed', [`${toPageUrl(page, sites, main)} could not be renewed: ${failure}`]);
      }
      const problems = await spread(page);
      const isGone = (await sources.map.read(page))?.name === null;
      report(page, isGone ? 'gone' : 'renewed', problems);
    };
  }

  return {
    async accept(publish) {
      if (!(await seen.isNew(publish.fingerprint))) return false;
      if (publish.unknown.length > 0) {
        logger.warn({ definitions: publish.unknown }, 'A publish has entity definitions that are not known');
      }
      if (waiting.length === 0) {
        setTimeout(() => {
          const jobs = waiting;
          waiting = [];
          void runInScope({ priority: 'background' }, () => workOff(jobs));
        }, COLLECT_MS);
      }
      waiting.push({ publish, record: openRecord(publish) });
      return true;
    },
  };
}

function end(record: PublishRecord): void {
  record.markLive();
  const { seconds } = record.toEntry();
  countPublish(record.hasProblems() ? 'failed' : 'live', (seconds ?? 0) * 1000);
}
