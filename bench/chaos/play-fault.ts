import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { visitors } from '../../tests/support/fixtures/visitors.ts';
import { byContextId, type RunningServer, startSite } from '../../tests/support/servers/start-servers.ts';
import { createCertificate } from './certificates.ts';
import type { Fault, World } from './faults.ts';
import { type FaultyCms, startFaultyCms } from './faulty-cms.ts';
import { listUnexpectedLogs } from './known-logs.ts';
import { createVisitor, keepVisiting, type Visit, type Visitor } from './load.ts';

/** Lifetimes so short that everything is renewed during a fault, and a deadline that a fault of seconds reaches. */
const SHORT_LIVES = {
  PAGE_REVALIDATE_SECONDS: '1',
  CACHE_TIMEOUT_SECONDS: '1',
  SITES_CACHE_SECONDS: '1',
  REDIRECTS_CACHE_SECONDS: '1',
  PERSONALIZE_CACHE_SECONDS: '1',
};

const PERSONALIZED = '/membership';
const REDIRECTED = '/about-us';
const CONNECTIONS = 20;
const RECOVERY_MS = 5000;
/** A page is served until its renewal succeeds, and Next tries a failed renewal again after three seconds. */
const UNTIL_RENEWED_MS = 4500;

export type Row = {
  visits: number;
  unknown: Record<number, number>;
  recoveryMs: number | null;
  problems: string[];
};

type Pages = { cached: string[]; cold: string[]; reserved: string[] };

/** Plays one fault for `ms` on a site of its own, under load, and says what visitors noticed. */
export async function playFault(fault: Fault, cmsUrl: string, pages: Pages, ms: number): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
  const certificates = {
    right: createCertificate(folder, 'localhost'),
    wrong: createCertificate(folder, 'wrong.test'),
  };
  const cms = await startFaultyCms(cmsUrl, certificates.right);
  const controlFile = path.join(folder, 'control.json');
  const snapshotFolder = path.join(folder, 'snapshots');
  const setControl: World['setControl'] = (control) => writeFileSync(controlFile, JSON.stringify(control));
  setControl({});
  const site = await startSite({
    ...byContextId(cms.url),
    ...SHORT_LIVES,
    NODE_EXTRA_CA_CERTS: certificates.right.certFile,
    NODE_OPTIONS: `--import ${path.resolve('bench/chaos/preload.mjs')}`,
    CHAOS_CONTROL: controlFile,
    SNAPSHOT_FOLDER: snapshotFolder,
  });
  const visitor = createVisitor(site.url);
  try {
    return await visitDuring(
      fault,
      { cms, certificates, snapshotFolder, setControl },
      { site, visitor, pages, ms },
    );
  } finally {
    visitor.stop();
    await site.stop();
    await cms.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Play = { site: RunningServer; visitor: Visitor; pages: Pages; ms: number };

async function visitDuring(fault: Fault, world: World, { site, visitor, pages, ms }: Play): Promise<Row> {
  const problems = new Set<string>();
  const before = await visitAll(visitor, pages.cached);
  for (const [page, { status }] of before) if (status !== 200) problems.add(`${page} was ${status} before`);
  for (const headers of [visitors.withoutConsent, visitors.known]) await visitor.get(PERSONALIZED, headers);
  await visitor.get(REDIRECTED);
  const row: Row = { visits: 0, unknown: {}, recoveryMs: null, problems: [] };

  const get = async (page: string, headers?: Record<string, string>): Promise<Visit> => {
    row.visits += 1;
    try {
      return await visitor.get(page, headers);
    } catch (error) {
      problems.add(`${page}: ${String(error)}`);
      return { status: 0, body: '' };
    }
  };
  const expectStatus = (what: string, { status }: Visit, ...expected: number[]): void => {
    if (!expected.includes(status)) problems.add(`${what} got ${status}`);
  };
  const streams = [
    {
      connections: CONNECTIONS,
      pauseMs: 20,
      visit: async (count: number) => {
        const page = pages.cached[count % pages.cached.length] ?? '/';
        const visit = await get(page);
        expectStatus(`the cached page ${page}`, visit, 200);
        if (!fault.changesPages && visit.status === 200 && visit.body !== before.get(page)?.body)
          problems.add(`the cached page ${page} changed`);
      },
    },
    {
      connections: 1,
      pauseMs: 300,
      visit: async (count: number) => {
        const page = pages.cold[count % pages.cold.length] ?? '/';
        expectStatus(`the cold page ${page}`, await get(page), 200, 503);
      },
    },
    {
      connections: 2,
      pauseMs: 100,
      visit: async (count: number) => {
        const visit = await get(`/unknown-${count}`);
        row.unknown[visit.status] = (row.unknown[visit.status] ?? 0) + 1;
        expectStatus('an unknown page', visit, 404, 503);
      },
    },
    {
      connections: 1,
      pauseMs: 200,
      visit: async () => expectStatus('the personalized page', await get(PERSONALIZED, visitors.known), 200),
    },
    {
      connections: 1,
      pauseMs: 200,
      visit: async () => expectStatus('a redirect', await get(REDIRECTED), 301),
    },
  ];

  let isOver = false;
  const visiting = keepVisiting(streams, () => isOver);
  await sleep(500);
  await fault.start(world);
  await sleep(ms);
  await fault.stop(world);
  row.recoveryMs = await measureRecovery(visitor, world.cms, pages, fault.askedWaitMs ?? 0);
  isOver = true;
  await visiting;
  if (row.recoveryMs === null) problems.add(`no recovery within ${RECOVERY_MS} ms`);

  for (const page of findDifferences(before, await visitAll(visitor, pages.cached))) {
    problems.add(`${page} is not as before`);
  }
  for (const kind of listUnexpectedLogs(site.output())) problems.add(`log: ${kind}`);
  return { ...row, problems: [...problems] };
}

async function visitAll(visitor: Visitor, pages: readonly string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  for (const page of pages) visits.set(page, await visitor.get(page));
  return visits;
}

const findDifferences = (before: Map<string, Visit>, after: Map<string, Visit>): string[] =>
  [...before].flatMap(([page, { body }]) => (after.get(page)?.body === body ? [] : [page]));

/** Measures the time until a page that is not cached is shown, and until cached pages are renewed. `null`: too long. */
async function measureRecovery(
  visitor: Visitor,
  cms: FaultyCms,
  { reserved }: Pages,
  askedWaitMs: number,
): Promise<number | null> {
  const startedAt = performance.now();
  const answersBefore = cms.countAnswers('LayoutQuery');
  const isLate = () => performance.now() - startedAt > RECOVERY_MS + askedWaitMs;
  let recoveredAt: number | null = null;
  for (let tries = 0; recoveredAt === null && !isLate(); tries++) {
    const { status } = await visitor.get(reserved[tries % reserved.length] ?? '/');
    if (status === 200) recoveredAt = performance.now();
    else await sleep(100);
  }
  if (recoveredAt === null) return null;
  await sleep(Math.max(0, UNTIL_RENEWED_MS - (recoveredAt - startedAt)));
  // One answer was for the page above.
  const isRenewing = cms.countAnswers('LayoutQuery') > answersBefore + 1;
  return isRenewing ? recoveredAt - startedAt : null;
}
