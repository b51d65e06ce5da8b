import type { Redirect } from '@/cms/queries/fetch-redirects';
import type { Site } from '@/features/sites/site-list/site-list';
import { withTimeout } from '@/platform/async/with-timeout';
import { cached } from '@/platform/cache/cached';
import { createOnce } from '@/platform/telemetry/create-once';
import type { Logger } from '@/platform/telemetry/logger';
import { type CompiledRedirects, compileRedirects, toNoRedirects } from './compile-redirects';
import type { RuleDiagnostic } from './rule';

/** `report` logs a problem of a rule, but each problem only once. */
export type LoadedRedirects = CompiledRedirects & { report: (diagnostic: RuleDiagnostic) => void };

type Settings = {
  fetchRedirects: (siteName: string) => Promise<readonly Redirect[]>;
  ttlMs: number;
  logger: Logger;
  now?: () => number;
};

/** The longest time that a visitor waits, and only if the rules of the site have never been loaded. */
const TIMEOUT_MS = 400;
const RETRY_MS = 2000;
const MAX_SITES = 1000;

/** The returned function renews a site's rules in the background and keeps the last ones during an outage. */
export function createLoadRedirects({ fetchRedirects, ttlMs, logger, now }: Settings) {
  const compiled = new Map<string, { text: string; redirects: LoadedRedirects }>();
  const isNew = createOnce();

  async function load(siteName: string, defaultLanguage: string, ...languages: string[]) {
    const redirects = await fetchRedirects(siteName);
    const site = { defaultLanguage, languages };
    const text = JSON.stringify([site, redirects]);
    const known = compiled.get(siteName);
    if (known?.text === text) return known.redirects;

    const loaded = { ...(await compileRedirects(redirects, site)), report: createReport(siteName) };
    for (const diagnostic of loaded.diagnostics) loaded.report(diagnostic);
    compiled.set(siteName, { text, redirects: loaded });
    return loaded;
  }

  const createReport = (siteName: string) => (diagnostic: RuleDiagnostic) => {
    if (isNew(JSON.stringify([siteName, diagnostic]))) {
      logger.warn({ site: siteName, ...diagnostic }, 'A redirect rule does not work');
    }
  };

  const toNone = (siteName: string, defaultLanguage: string, ...languages: string[]): LoadedRedirects => ({
    ...toNoRedirects({ defaultLanguage, languages }),
    report: createReport(siteName),
  });

  const loadCached = cached(load, {
    ttlMs,
    max: MAX_SITES,
    retryMs: RETRY_MS,
    staleWhileRevalidate: true,
    fallback: toNone,
    onFailure: (error) =>
      logger.warn(
        { error },
        'Could not load the redirect rules of a site; using the last known ones, if any',
      ),
    now,
  });

  return ({ name, defaultLanguage, languages }: Site): Promise<LoadedRedirects> =>
    withTimeout(TIMEOUT_MS, loadCached(name, defaultLanguage, ...languages), () =>
      toNone(name, defaultLanguage, ...languages),
    );
}
