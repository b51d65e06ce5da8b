import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitor, keepVisiting, type Visit, type Visitor } from '../keep-visiting.ts';
import type { Fault } from './faults.ts';
import { listUnexpectedLogs } from './known-logs.ts';
import { createStreams, type Observations, type Pages, visitAll, visitBefore } from './observed-visits.ts';
import { startChaosSite } from './start-chaos-site.ts';

type Settings = {
  pages: Pages;
  /** How long the fault lasts, in milliseconds. */
  lastsMs: number;
  /** How long the site may take to recover from it. */
  maxRecoveryMs: number;
};

export type Row = {
  visits: number;
  /** How often visits got each status. */
  statuses: Readonly<Record<number, number>>;
  recoveryMs: number | null;
  problems: readonly string[];
};

/** The load runs for so long before the fault begins. */
const LEAD_MS = 500;

/** Plays one fault on a site of its own, under load, and returns what visitors noticed. */
export async function playFault(fault: Fault, cmsUrl: string, settings: Settings): Promise<Row> {
  await using servers = new AsyncDisposableStack();
  const { site, ...world } = await startChaosSite(cmsUrl, servers, fault.hasRedis ?? false);
  const visitor = createVisitor(site.url);
  servers.defer(visitor.stop);
  const { pages, lastsMs, maxRecoveryMs } = settings;
  const before = await visitBefore(visitor, pages);
  const observations: Observations = { visits: 0, statuses: {}, problems: new Set() };
  const mayChange = fault.changesPages ?? false;

  let isOver = false;
  const mayLackPages = !fault.leavesCms;
  const streams = createStreams({ visitor, pages, before, mayChange, mayLackPages }, observations);
  const visiting = keepVisiting(streams, () => isOver);
  await sleep(LEAD_MS);
  await fault.start(world);
  await sleep(lastsMs);
  await fault.stop(world);
  const recoveryMs = await measureRecovery(visitor, pages.reserved, {
    maxMs: maxRecoveryMs + (fault.askedWaitMs ?? 0),
    countAnswers: () => world.cms.countAnswers('LayoutQuery'),
    usesRedis: () => hasRedisAgain(site.output()),
  });
  isOver = true;
  await visiting;

  const { problems } = observations;
  if (recoveryMs === null) problems.add('it does not recover in time');
  const isAsBefore = (page: string, { status, body }: Visit) =>
    status === 200 && body === before.get(page)?.body;
  // A page that the fault has changed is renewed when its lifetime has passed and somebody visits it.
  const maxMs = mayChange ? maxRecoveryMs : 0;
  for (const page of await listChanged(visitor, pages.cached, isAsBefore, maxMs)) {
    problems.add(`${page} is not as before`);
  }
  for (const kind of listUnexpectedLogs(site.output())) problems.add(`log: ${kind}`);
  return { ...observations, recoveryMs, problems: [...problems] };
}

/** Visits the pages until all are as before, for at most `maxMs`. Returns those that are not. */
async function listChanged(
  visitor: Visitor,
  pages: readonly string[],
  isAsBefore: (page: string, answer: Visit) => boolean,
  maxMs: number,
): Promise<string[]> {
  const startedAt = performance.now();
  for (;;) {
    const answers = await visitAll(visitor, pages);
    const changed = [...answers].filter(([page, answer]) => !isAsBefore(page, answer)).map(([page]) => page);
    if (changed.length === 0 || performance.now() - startedAt >= maxMs) return changed;
    await sleep(200);
  }
}

/** Whether the site has logged the end of each outage of Redis. */
const hasRedisAgain = (log: string): boolean =>
  log.lastIndexOf('Redis answers again') >= log.lastIndexOf('Redis does not answer');

type Recovery = { maxMs: number; countAnswers: () => number; usesRedis: () => boolean };

/**
 * Measures the time until a page that is not cached is shown and Redis is used. `null`: too long, or cached pages are
 * not renewed again.
 */
async function measureRecovery(
  visitor: Visitor,
  reserved: readonly string[],
  { maxMs, countAnswers, usesRedis }: Recovery,
): Promise<number | null> {
  const startedAt = performance.now();
  const answersBefore = countAnswers();
  const getElapsed = () => performance.now() - startedAt;
  for (let tries = 0; ; tries++) {
    const { status } = await visitor.get(reserved[tries % reserved.length] ?? '/');
    if (status === 200 && usesRedis()) break;
    if (getElapsed() > maxMs) return null;
    await sleep(100);
  }
  const recoveryMs = getElapsed();
  // One answer was for the page above. Next tries a failed renewal again after three seconds.
  while (countAnswers() <= answersBefore + 1) {
    if (getElapsed() > maxMs) return null;
    await sleep(100);
  }
  return recoveryMs <= maxMs ? recoveryMs : null;
}
