import type { CmsClient } from '@/cms/cms-client';
import { CmsError, type CmsErrorKind } from '@/cms/cms-error';
import { fetchSites } from '@/cms/fetch-sites';

export type Readiness = { status: 'ready' } | { status: 'not ready'; reason: string };

/** Probes usually wait a few seconds and then count as failed. */
const DEADLINE_MS = 2000;

/** Anyone may read these, so that they name no host. */
const REASONS: Readonly<Record<CmsErrorKind, string>> = {
  timeout: `the CMS did not answer within ${DEADLINE_MS / 1000} s`,
  network: 'the CMS cannot be reached',
  http: 'the CMS answers with an error',
  graphql: 'the CMS does not take the query for the sites',
  'invalid-answer': 'the CMS names no site, or answers something else',
};

/** Asks the CMS for its sites: what every page needs first. Never rejects. */
export async function fetchReadiness(
  cms: CmsClient,
  { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Promise<Readiness> {
  try {
    await fetchSites(cms, { deadlineMs });
    return { status: 'ready' };
  } catch (error) {
    const reason = error instanceof CmsError ? REASONS[error.kind] : 'the CMS could not be asked';
    return { status: 'not ready', reason };
  }
}
