import type { Check } from './check-cms';

type FailedCheck = Extract<Check, { ok: false }> & { since: string };

export type Readiness = {
  status: 'ready' | 'not ready';
  /** Why no visitor should be sent here. */
  reason?: string;
  /** What works and what does not. A server that is ready can lack the CMS or Redis. */
  checks: Readonly<Record<string, (Check | FailedCheck) & Partial<LastPublish>>>;
};

/** ISO 8601, or `null`: none was received, or its pages are still being renewed. */
export type LastPublish = { receivedAt: string | null; liveAt: string | null };

/** `fallback` if this server never had a list. */
type SiteListStatus = 'current' | 'stale' | 'fallback';

type Parts = {
  checkCms: () => Promise<Check>;
  /** Whether the CMS has answered since the start, so that this server could fill its page cache. */
  hasCmsResponded: () => boolean;
  loadSites: () => Promise<{ status: SiteListStatus }>;
  /** `null` without Redis. */
  isRedisAnswering: () => boolean | null;
  /** Whether Redis has pages of this build, which other servers have rendered. */
  hasSharedPages: () => Promise<boolean>;
  /** `null` if this site accepts no publishes. */
  findLastPublish: () => Promise<(LastPublish & { hasProblems: boolean }) | null>;
  now?: () => Date;
};

/**
 * Returns a function that decides whether a load balancer should send visitors here. A failing CMS or Redis alone does
 * not count: it fails for all servers at the same time, and they have their pages. A server without any page does
 * (docs/decisions/032-observability.md).
 */
export function createReadiness({ now = () => new Date(), ...parts }: Parts) {
  const failing = new Map<string, string>();

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
    const [cms, { status }, publish] = await Promise.all([
      parts.checkCms(),
      parts.loadSites(),
      parts.findLastPublish(),
    ]);
    const isRedisWell = parts.isRedisAnswering();
    const hasPages = parts.hasCmsResponded() || (await parts.hasSharedPages());
    const checks = {
      cms: withTime('cms', cms),
      sites: withTime('sites', SITES[status]),
      ...(isRedisWell !== null && { redis: withTime('redis', isRedisWell ? { ok: true } : REDIS_FAILS) }),
      ...(publish && { publishes: toPublishCheck(publish) }),
    };
    if (status === 'fallback') return { status: 'not ready', reason: NO_SITES, checks };
    if (!hasPages) return { status: 'not ready', reason: NO_PAGES, checks };
    return { status: 'ready', checks };
  };

  function toPublishCheck({ hasProblems, ...times }: LastPublish & { hasProblems: boolean }) {
    return { ...withTime('publishes', hasProblems ? PUBLISH_FAILED : { ok: true }), ...times };
  }
}

// Anyone can read these texts, so they must not name a host.
const NO_SITES = 'the list of sites is not known yet';
const NO_PAGES = 'the CMS has not responded since the start, so this server has no pages';
const PUBLISH_FAILED: Check = {
  ok: false,
  reason: 'the last publish is not live everywhere; /api/revalidate says what failed',
};
const REDIS_FAILS: Check = {
  ok: false,
  reason: 'Redis does not answer; this server uses its own page cache',
};

const SITES: Readonly<Record<SiteListStatus, Check>> = {
  current: { ok: true },
  stale: { ok: false, reason: 'the list of sites is an older one' },
  fallback: { ok: false, reason: NO_SITES },
};
