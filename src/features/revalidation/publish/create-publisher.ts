import { setTimeout as sleep } from 'node:timers/promises';
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
import { createPurgeTogether } from '../purge/purge-together';
import type { Publish } from '../webhook/read-publish';
import { createOpenPublishes, type OpenPublish } from './open-publishes';
import type { PublishRecord } from './publish-record';
import { type PublishSources, renewAffectedPages } from './renew-affected-pages';
import type { RenewQueue } from './renew-queue';
import type { SeenPublishes } from './seen-publishes';

export type Publisher = {
  /** Renews in the background what the publish changes. Returns `false` for a request that came before. */
  accept: (publish: Publish) => Promise<boolean>;
  /** Resolves when all that was accepted is worked off. No more can be accepted. */
  finish: () => Promise<void>;
};

export type PublisherSettings = {
  main: MainSite;
  /** The list by which pages are looked up, which can be older than the publish. */
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
  /** The wait for the last request of a publish, in milliseconds. */
  lastRequestMs?: number;
};

/** Requests that come within this time, in milliseconds, are worked off together. */
const COLLECT_MS = 20;
/** How often the log shows the progress of a publish. */
const PROGRESS_MS = 2000;

type Job = { publish: Publish; open: OpenPublish };

export function createPublisher(settings: PublisherSettings): Publisher {
  const { loadSites, sources, send, purge, seen, log, logger } = settings;
  const publishes = createOpenPublishes(end, settings.lastRequestMs);
  const running = new Set<Promise<void>>();
  let waiting: Job[] = [];

  async function end(record: PublishRecord): Promise<void> {
    const entry = record.toEntry();
    countPublish(record.hasProblems() ? 'failed' : 'live', (entry.seconds ?? 0) * 1000);
    await log.save(entry);
  }

  async function workOff(jobs: readonly Job[]): Promise<void> {
    const records = [...new Set(jobs.map(({ open }) => open.record))];
    const save = () => Promise.all(records.map((record) => log.save(record.toEntry())));
    const hold = () => Promise.all(jobs.map(({ publish }) => seen.hold(publish.fingerprint)));
    let saving: Promise<unknown> = save();
    await saving;
    const timer = setInterval(() => {
      saving = saving.then(save).then(hold);
    }, PROGRESS_MS);
    try {
      await send({ kind: 'published' });
      await renewPages(jobs, records);
    } catch (error) {
      // Isolation point: nobody waits for this work, and the next publish must be worked off.
      logger.error({ error }, 'A publish could not be worked off; pages are renewed by time');
      for (const record of records) record.addProblem(`Not all pages were looked for: ${toReason(error)}`);
    } finally {
      clearInterval(timer);
      await saving; // before the last entry and the last mark
    }
    await save();
    await Promise.all(jobs.map(finishJob));
  }

  async function finishJob({ publish, open }: Job): Promise<void> {
    // Somebody may send a failed publish again.
    await (open.record.hasProblems() ? seen.forget(publish.fingerprint) : seen.keep(publish.fingerprint));
    await publishes.finish(open);
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
      renew: createRenew(settings, sites, records),
      addProblem,
      onName: (id, name) => {
        for (const record of records) record.nameItem(id, name);
      },
      onEverything: () => {
        for (const record of records) record.markEverything();
      },
    });
  }

  async function collect(): Promise<void> {
    await sleep(COLLECT_MS);
    const jobs = waiting;
    waiting = [];
    await runInScope({ priority: 'background' }, () => workOff(jobs));
  }

  function begin(publish: Publish): void {
    waiting.push({ publish, open: publishes.add(publish) });
    if (waiting.length > 1) return;
    const work = collect().finally(() => running.delete(work));
    running.add(work);
  }

  return {
    async accept(publish) {
      if (!(await seen.isNew(publish.fingerprint))) return false;
      if (publish.unknown.length > 0) {
        logger.warn({ definitions: publish.unknown }, 'A publish has entity definitions that are not known');
      }
      begin(publish);
      return true;
    },
    async finish() {
      await Promise.all(running);
      await publishes.endAll();
    },
  };
}

/** The returned function renews a page everywhere and adds to the records what became of it. It never rejects. */
function createRenew(
  { main, sources, queue, purge, logger }: PublisherSettings,
  sites: readonly Site[],
  records: readonly PublishRecord[],
) {
  const renewPage = queue.openPublish();
  const purgeTogether = createPurgeTogether((pages) => purge.pages(pages, sites));
  const report = (page: string, outcome: PageOutcome, problems: readonly string[]) => {
    for (const record of records) {
      record.addPage(page, toPageUrl(page, sites, main), outcome);
      problems.forEach(record.addProblem);
    }
  };
  return async (page: string, gently: boolean) => {
    const failure = await renewPage(page, gently);
    if (failure !== null) {
      logger.warn({ page, reason: failure }, 'A published page could not be renewed');
      return report(page, 'failed', [`${toPageUrl(page, sites, main)} could not be renewed: ${failure}`]);
    }
    const problems = await purgeTogether(page);
    const isGone = (await sources.map.read(page))?.name === null;
    report(page, isGone ? 'gone' : 'renewed', problems);
  };
}
