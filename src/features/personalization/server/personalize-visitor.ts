import type { PersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { type Cdp, CdpError } from './cdp-client';
import { fetchDecision, type PersonalizationRequest } from './fetch-decision';
import { toExecutions } from './to-executions';
import { fetchVisitorIds, type VisitorIds } from './visitor-ids';

export type Personalization = {
  /** The chosen variants, in the order of the page's list, so that equal choices share one entry of the page cache. */
  variantIds: readonly string[];
  /** The visitor's ids, or `null` if Sitecore did not return them. */
  ids: VisitorIds | null;
  /** The failures of requests to Sitecore. A failed decision affects only the page or component that it is for. */
  failures: readonly CdpError[];
};

export type PersonalizeVisitor = (
  info: PersonalizeInfo,
  request: PersonalizationRequest,
) => Promise<Personalization>;

/** The Cloud SDK is not used, because other visitors' requests can read its module variables (SDK facts §5). */
export const createPersonalizeVisitor =
  (cdp: Cdp, { scope }: { scope?: string }): PersonalizeVisitor =>
  async (info, request) => {
    const [found] = await Promise.allSettled([fetchVisitorIds(cdp, request)]);
    if (found.status === 'rejected')
      return { variantIds: [], ids: null, failures: [toFailure(found.reason)] };

    const executions = toExecutions(info, { language: request.language, scope });
    const decisions = await Promise.allSettled(
      executions.map((execution) => fetchDecision(cdp, request, execution, found.value)),
    );
    const chosen = decisions.map((decision) => (decision.status === 'fulfilled' ? decision.value : null));
    return {
      variantIds: info.variantIds.filter((id) => chosen.includes(id)),
      ids: found.value,
      failures: decisions.flatMap((decision) =>
        decision.status === 'rejected' ? [toFailure(decision.reason)] : [],
      ),
    };
  };

function toFailure(reason: unknown): CdpError {
  if (reason instanceof CdpError) return reason;
  throw reason;
}
