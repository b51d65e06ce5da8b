import { setTimeout as sleep } from 'node:timers/promises';
import { visitors } from '../../tests/support/fixtures/visitors.ts';
import type { Stream, Visit, Visitor } from '../keep-visiting.ts';

export type Pages = {
  /** Visited before the fault. */
  cached: readonly string[];
  /** Exist, but are visited for the first time during the fault, or after it. */
  cold: readonly string[];
  reserved: readonly string[];
};

/** Pages of content/solvind. */
export const PAGES: Pages = {
  cached: ['/', '/about', '/faq', '/da', '/da/about', '/membership', '/da/membership'],
  cold: ['/contact', '/da/faq', '/news', '/da/contact', '/privacy'],
  reserved: ['/da/news', '/projects', '/da/projects', '/how-it-works', '/da/how-it-works', '/da/privacy'],
};

export type Observations = {
  visits: number;
  /** How often visits got each status. */
  statuses: Record<number, number>;
  problems: Set<string>;
};

const PERSONALIZED = '/membership';
const REDIRECTED = '/about-us';

const at = (pages: readonly string[], count: number): string => pages[count % pages.length] ?? '/';

/** On a busy machine the first build of a page can miss a deadline, so pages count from their second version on. */
const MAX_ROUNDS = 20;
const UNTIL_RENEWED_MS = 1500;

/** Visits each page until it is cached and no longer changes, and returns the pages. */
export async function visitBefore(visitor: Visitor, pages: Pages): Promise<Map<string, Visit>> {
  let last = new Map<string, Visit>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const headers of [visitors.withoutConsent, visitors.known]) await visitor.get(PERSONALIZED, headers);
    await visitor.get(REDIRECTED);
    const visits = await visitAll(visitor, pages.cached);
    const isStable = [...visits].every(
      ([page, { status, body }]) => status === 200 && body === last.get(page)?.body,
    );
    if (isStable) return visits;
    last = visits;
    await sleep(UNTIL_RENEWED_MS);
  }
  throw new Error('The site does not come to rest before the fault');
}

export async function visitAll(visitor: Visitor, pages: readonly string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  for (const page of pages) visits.set(page, await visitor.get(page));
  return visits;
}

type Expectations = {
  visitor: Visitor;
  pages: Pages;
  before: ReadonlyMap<string, Visit>;
  /** Whether cached pages may change during the fault. */
  mayChange: boolean;
  /** Whether pages that are visited for the first time may fail. */
  mayLackPages: boolean;
};

/** Creates the visits during a fault. They note down in `observations` what a visitor would notice. */
export function createStreams(
  { visitor, pages, before, mayChange, mayLackPages }: Expectations,
  observations: Observations,
): Stream[] {
  const { problems } = observations;

  async function get(what: string, expected: number[], page: string, headers?: Record<string, string>) {
    observations.visits += 1;
    try {
      const visit = await visitor.get(page, headers);
      observations.statuses[visit.status] = (observations.statuses[visit.status] ?? 0) + 1;
      if (!expected.includes(visit.status)) problems.add(`${what} got ${visit.status}`);
      return visit;
    } catch (error) {
      problems.add(`${what} failed: ${String(error)}`);
      return { status: 0, body: '' };
    }
  }

  async function visitCached(count: number): Promise<void> {
    const page = at(pages.cached, count);
    const { status, body } = await get(`the cached page ${page}`, [200], page);
    const hasChanged = status === 200 && body !== before.get(page)?.body;
    if (hasChanged && !mayChange) problems.add(`the cached page ${page} changed`);
  }

  return [
    { connections: 20, pauseMs: 100, visit: visitCached },
    {
      connections: 1,
      pauseMs: 300,
      visit: (count) => get('a page that exists', mayLackPages ? [200, 503] : [200], at(pages.cold, count)),
    },
    {
      connections: 2,
      pauseMs: 100,
      visit: (count) => get('an unknown page', [404, 503], `/unknown-${count}`),
    },
    {
      connections: 1,
      pauseMs: 200,
      visit: () => get('the personalized page', [200], PERSONALIZED, visitors.known),
    },
    { connections: 1, pauseMs: 200, visit: () => get('a redirect', [301], REDIRECTED) },
  ];
}
