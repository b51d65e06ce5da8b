import { type NextRequest, NextResponse } from 'next/server';
import { CmsError } from '@/cms/cms-error';
import type { LoadPersonalizeInfo, PersonalizeInfo } from '@/cms/fetch-personalize-info';
import type { PageKey } from '@/lib/internal-path';
import { toItemPath } from '@/lib/public-path';
import type { PageView } from '@/services/personalization/fetch-decision';
import type { PersonalizeVisitor } from '@/services/personalization/personalize-visitor';
import { UNKEPT, UNSHARED } from '../cache-rules';
import { isBot, isDataRequest, isPrefetch } from '../request-kind';
import { toPageResponse } from '../show-page';
import type { MiddlewareStep, Visit } from '../types';
import { withHeaders } from '../with-headers';
import { toExperienceParams } from './experience-params';
import { hasAgreed, readVisitorIds, toNewCookies } from './visitor-cookies';

export type PersonalizeClients = {
  contextId: string;
  /** Milliseconds for all that this step asks of the CMS and of Sitecore's personalization together. */
  deadlineMs: number;
  loadPersonalizeInfo: LoadPersonalizeInfo;
  personalizeVisitor: PersonalizeVisitor;
  onFailure: (error: unknown) => void;
};

const MAX_USER_AGENT_LENGTH = 500;

/** A page that is the visitor's own. */
const OWN = { ...UNKEPT, ...UNSHARED };

/**
 * Finds the variants that a visitor gets of a page. Who has not agreed to be recognized gets the page as everybody
 * does: Sitecore is not asked and no cookie is set. `null`: the site has no personalization.
 */
export const personalize =
  (clients: PersonalizeClients | null): MiddlewareStep =>
  async (visit) => {
    const { request, page } = visit;
    if (!clients || !page || request.method !== 'GET') return visit;
    const isPerson = hasAgreed(request) && !isBot(request.headers);
    if (!isPerson && !isDataRequest(request.headers)) return visit;

    const signal = AbortSignal.timeout(clients.deadlineMs);
    const info = await loadInfo(page, clients);
    if (info?.variantIds.length === 0) return visit;
    // Without an answer the page may have variants as well, which the next visit shows.
    if (!info || !isPerson) return withHeaders(visit, UNKEPT);
    if (isPrefetch(request.headers)) return answerPrefetch(visit);
    return showVariants(visit, page, { info, signal, clients });
  };

/**
 * Whoever fetches ahead may never come, so Sitecore is not asked. Next's router gets the answer by which Next itself
 * puts a prefetch off: it asks again when it comes to the page, even while this answer is still on its way.
 */
function answerPrefetch(visit: Visit): Visit | NextResponse {
  if (!isDataRequest(visit.request.headers)) return withHeaders(visit, OWN);
  return NextResponse.json({}, { headers: { ...OWN, 'x-middleware-skip': '1' } });
}

async function loadInfo(page: PageKey, clients: PersonalizeClients): Promise<PersonalizeInfo | null> {
  const { siteName, language, path } = page;
  try {
    return await clients.loadPersonalizeInfo({ siteName, language, path: toItemPath(path) });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    // Without an answer of the CMS the page is shown as everybody gets it.
    clients.onFailure(error);
    return null;
  }
}

function toPageView(
  request: NextRequest,
  { siteName, language }: PageKey,
  { contextId, signal }: { contextId: string; signal: AbortSignal },
): PageView {
  return {
    ids: readVisitorIds(request, contextId),
    correlationId: crypto.randomUUID(),
    signal,
    siteName,
    language,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    params: toExperienceParams(request),
  };
}

type Decision = { info: PersonalizeInfo; signal: AbortSignal; clients: PersonalizeClients };

/** The page in the visitor's variants, for this visitor alone; as everybody gets it where nothing is their own. */
async function showVariants(
  visit: Visit,
  page: PageKey,
  { info, signal, clients }: Decision,
): Promise<Visit | NextResponse> {
  const view = toPageView(visit.request, page, { ...clients, signal });
  const { variantIds, ids, failures } = await clients.personalizeVisitor(info, view);
  for (const failure of failures) clients.onFailure(failure);

  const shown = { ...visit, page: { ...page, variantIds } };
  const cookies = ids ? toNewCookies(view.ids, ids, clients.contextId) : [];
  if (cookies.length === 0) return withHeaders(shown, variantIds.length > 0 ? OWN : UNKEPT);
  return toPageResponse(withHeaders(shown, OWN), cookies);
}
