import type { SiteList } from '@/features/sites/site-list/site-list';
import type { Check } from './check-cms';

type FailedCheck = Extract<Check, { ok: false }> & { since: string };

export type Readiness = {
  status: 'ready' | 'not ready';
  /** Why no visitor should be sent here. */
  reason?: string;
  /** What works and what does not. A server that is ready can lack the CMS or Redis. */
  checks: Readonly<Record<string, Check | FailedCheck>>;
};

type Parts = {
  checkCms: () => Promise<Check>;
  loadSites: () => Promise<Pick<SiteList, 'status'>>;
  /** `null` without Redis. */
  isRedisAnswering: () => boolean | null;
  now?: () => Date;
};

/**
 * Returns a function that decides whether a load balancer should send visitors here. A failing CMS or Redis alone does
 * not count: it fails for all servers at the same time, and they have their pages. A server without any page does
 * (docs/decisions/032-observability.md).
 */
export function createReadiness({ checkCms, loadSites, isRedisAnswering, now = () => new Date() }: Parts) {
  const failing = new Map<string, string>();
  let hasReachedCms = false;

  function withTime(name: string, check: Check): Check | FailedCheck {
    if (check.ok) {
      failing.delete(name);
      return check;
    }
    const since = failing.get(name) ?? now().toISOString();
    failing.set(name, since);
    return { ...check, since };
  }

  return async (): Promise<Readiness> => {
    const [cms, { status }] = await Promise.all([checkCms(), loadSites()]);
    hasReachedCms ||= cms.ok;
    const isRedisWell = isRedisAnswering();
    const hasPages = hasReachedCms || isRedisWell === true;
    const checks = {
      cms: withTime('cms', cms),
      sites: withTime('sites', SITES[status]),
      ...(isRedisWell !== null && { redis: withTime('redis', isRedisWell ? { ok: true } : REDIS_FAILS) }),
    };
    if (status === 'fallback') return { status: 'not ready', reason: NO_SITES, checks };
    if (!hasPages) return { status: 'not ready', reason: NO_PAGES, checks };
    return { status: 'ready', checks };
  };
}

// Anyone can read these texts, so they must not name a host.
const NO_SITES = 'the list of sites is not known yet';
const NO_PAGES = 'the CMS has not responded since the start, so this server has no pages';
const REDIS_FAILS: Check = {
  ok: false,
  reason: 'Redis does not answer; this server uses its own page cache',
};

const SITES: Readonly<Record<SiteList['status'], Check>> = {
  current: { ok: true },
  stale: { ok: false, reason: 'the list of sites is an older one' },
  fallback: { ok: false, reason: NO_SITES },
};
