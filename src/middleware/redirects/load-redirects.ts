import type { Redirect } from '@/cms/fetch-redirects';
import type { Site } from '@/cms/fetch-sites';
import { cached } from '@/lib/cached';
import { createOnce } from '@/lib/once';
import { within } from '@/lib/within';
import type { Logger } from '@/telemetry/logger';
import { type CompiledRedirects, compileRedirects, toNoRedirects } from './compile-redirects';
import type { RuleProblem } from './rule';

/** The rules of a site, ready to use, and how to report one that turns out bad. */
export type LoadedRedirects = CompiledRedirects & { report: (problem: RuleProblem) => void };

type Settings = {
  fetchRedirects: (siteName: string) => Promise<readonly Redirect[]>;
  logger: Logger;
  now?: () => number;
};

/** As long as the SDK keeps them (SDK facts §1). */
const FRESH_MS = 10_000;
/** Milliseconds that a visitor may wait for the rules; that happens only while they never were loaded. */
const PATIENCE_MS = 400;
const RETRY_MS = 2000;
const MAX_SITES = 1000;

/**
 * Keeps the rules of each site compiled and renews them in the background. Without the CMS the last known are used,
 * or none: a page is better than a rule.
 */
export function createLoadRedirects({ fetchRedirects, logger, now }: Settings) {
  const compiled = new Map<string, { text: string; redirects: LoadedRedirects }>();
  const isNew = createOnce();

  async function load(siteName: string, defaultLanguage: string, ...languages: string[]) {
    const redirects = await fetchRedirects(siteName);
    const site = { defaultLanguage, languages };
    const text = JSON.stringify([site, redirects]);
    const known = compiled.get(siteName);
    if (known?.text === text) return known.redirects;

    const loaded = { ...(await compileRedirects(redirects, site)), report: createReport(siteName) };
    for (const problem of loaded.problems) loaded.report(problem);
    compiled.set(siteName, { text, redirects: loaded });
    return loaded;
  }

  const createReport = (siteName: string) => (problem: RuleProblem) => {
    if (isNew(JSON.stringify([siteName, problem]))) {
      logger.warn({ siteName, ...problem }, 'A redirect of the CMS cannot be used');
    }
  };

  const toNone = (siteName: string, defaultLanguage: string, ...languages: string[]): LoadedRedirects => ({
    ...toNoRedirects({ defaultLanguage, languages }),
    report: createReport(siteName),
  });

  const loadCached = cached(load, {
    ttlMs: FRESH_MS,
    max: MAX_SITES,
    retryMs: RETRY_MS,
    staleWhileLoading: true,
    fallback: toNone,
    onFailure: (error) =>
      logger.warn(
        { error },
        'The CMS does not tell the redirects of a site; the last known are used, if any',
      ),
    now,
  });

  return ({ name, defaultLanguage, languages }: Site): Promise<LoadedRedirects> =>
    within(PATIENCE_MS, loadCached(name, defaultLanguage, ...languages), () =>
      toNone(name, defaultLanguage, ...languages),
    );
}
