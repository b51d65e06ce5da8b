import { type NextRequest, NextResponse } from 'next/server';
import { CmsError } from '@/cms/client/cms-error';
import type { LoadPersonalizeInfo, PersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import type { HasMarketingConsent } from '@/features/consent/server/create-has-marketing-consent';
import { toExperienceParams } from '@/features/personalization/server/experience-params';
import type { PersonalizationRequest } from '@/features/personalization/server/fetch-decision';
import type { PersonalizeVisitor } from '@/features/personalization/server/personalize-visitor';
import { readVisitorIds, toNewCookies } from '@/features/personalization/server/visitor-cookies';
import type { PageKey } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import { isBot, isDataRequest, isPrefetch } from '@/platform/http/request-kind';
import {
  type MiddlewareContext,
  type MiddlewareStep,
  NO_ROUTER_CACHE,
  NOT_CACHED,
  REVALIDATED,
  withHeaders,
} from './middleware-context';

export type PersonalizeClients = {
  /** The context id for browsers, which is part of the names of cookies. */
  contextId: string;
  hasMarketingConsent: HasMarketingConsent;
  /** Time limit for all requests to Sitecore Personalize together. It does not include the query to the CMS. */
  cdpTimeoutMs: number;
  loadPersonalizeInfo: LoadPersonalizeInfo;
  personalizeVisitor: PersonalizeVisitor;
  onFailure: (error: unknown) => void;
};

const MAX_USER_AGENT_LENGTH = 500;

/** Without consent, nothing is sent to Sitecore and no cookie is set. `clients` is `null` without personalization. */
export const personalize =
  (clients: PersonalizeClients | null): MiddlewareStep =>
  async (context) => {
    const { request, page } = context;
    if (!clients || !page || request.method !== 'GET') return context;
    const hasConsent = clients.hasMarketingConsent(request.headers.get('cookie') ?? '');
    const isAllowed = hasConsent && !isBot(request.headers);
    if (!isAllowed && !isDataRequest(request.headers)) return context;
    return personalizePage(context, page, { isAllowed, clients });
  };

async function personalizePage(
  context: MiddlewareContext,
  page: PageKey,
  { isAllowed, clients }: { isAllowed: boolean; clients: PersonalizeClients },
): Promise<MiddlewareContext | NextResponse> {
  const info = await loadInfo(page, clients);
  // The page does not exist, so the cached 404 page is shown without a query to the CMS for a layout.
  if (info === null) return requestedAgain({ ...context, page: null });
  if (info !== 'no-response' && info.variantIds.length === 0) return context;
  // Next's router must request the page again, because it has or may have variants that are not shown now.
  if (info === 'no-response' || !isAllowed) return requestedAgain(context);
  if (isPrefetch(context.request.headers)) return respondToPrefetch(context);
  return showVariants(context, page, { info, clients });
}

/** Lets the data of a page be stored, but not be shown again without asking the server. */
function requestedAgain(context: MiddlewareContext): MiddlewareContext {
  const rule = isDataRequest(context.request.headers) ? REVALIDATED : NO_ROUTER_CACHE;
  // An earlier step may have forbidden more.
  return { ...context, headers: { ...rule, ...context.headers } };
}

/** Asks Sitecore for no decision. Refuses a data request as Next does, so that the router requests the data again. */
function respondToPrefetch(context: MiddlewareContext): MiddlewareContext | NextResponse {
  if (!isDataRequest(context.request.headers)) return withHeaders(context, NOT_CACHED);
  return NextResponse.json({}, { headers: { ...NOT_CACHED, 'x-middleware-skip': '1' } });
}

/** Loads the variants of a page. Reports a failure of the CMS and treats it as no response. */
async function loadInfo(
  { siteName, language, path }: PageKey,
  { loadPersonalizeInfo, onFailure }: PersonalizeClients,
): ReturnType<LoadPersonalizeInfo> {
  try {
    return await loadPersonalizeInfo({ siteName, language, path: toItemPath(path) });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    onFailure(error);
    return 'no-response';
  }
}

function toPersonalizationRequest(
  request: NextRequest,
  { siteName, language }: PageKey,
  { contextId, signal }: { contextId: string; signal: AbortSignal },
): PersonalizationRequest {
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

type Decision = { info: PersonalizeInfo; clients: PersonalizeClients };

async function showVariants(
  context: MiddlewareContext,
  page: PageKey,
  { info, clients }: Decision,
): Promise<MiddlewareContext> {
  const signal = AbortSignal.timeout(clients.cdpTimeoutMs);
  const request = toPersonalizationRequest(context.request, page, { ...clients, signal });
  const { variantIds, ids, failures } = await clients.personalizeVisitor(info, request);
  for (const failure of failures) clients.onFailure(failure);

  const personalized = { ...context, page: { ...page, variantIds } };
  const cookies = ids ? toNewCookies(request.ids, ids, clients.contextId) : [];
  if (cookies.length === 0 && variantIds.length === 0) return requestedAgain(personalized);
  return { ...withHeaders(personalized, NOT_CACHED), cookies };
}
