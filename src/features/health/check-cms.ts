import type { CmsClient } from '@/cms/client/cms-client';
import { CmsError, type CmsErrorKind } from '@/cms/client/cms-error';
import { fetchSites } from '@/cms/queries/fetch-sites';

export type Check = { ok: true } | { ok: false; reason: string };

/** This time limit is shorter than the usual timeout of a probe. */
const DEADLINE_MS = 2000;

/** Anyone can read these texts, so they must not name a host. */
const REASONS: Readonly<Record<CmsErrorKind, string>> = {
  timeout: `the CMS did not respond within ${DEADLINE_MS / 1000} s`,
  network: 'the CMS cannot be reached',
  http: 'the CMS responds with an error',
  graphql: 'the CMS refuses the query for the sites',
  'invalid-response': 'the CMS returns no site, or an invalid response',
  'circuit-open': 'the CMS did not respond several times',
  'over-budget': 'the request budget is used up, or the CMS asked for a pause',
};

/** Checks whether the CMS returns its sites, which every page needs. Never rejects. */
export async function checkCms(
  cms: CmsClient,
  { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Promise<Check> {
  try {
    await fetchSites(cms, { deadlineMs });
    return { ok: true };
  } catch (error) {
    // Isolation point: a probe gets a response after any failure.
    const reason = error instanceof CmsError ? REASONS[error.kind] : 'the CMS could not be queried';
    return { ok: false, reason };
  }
}
