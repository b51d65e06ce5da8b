import type { PersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { type Cdp, CdpError } from './cdp-client';
import { fetchDecision, type PersonalizationRequest } from './fetch-decision';
import { toExecutions } from './to-executions';
import { fetchVisitorIds, type VisitorIds } from './visitor-ids';

export type Personalization = {
  /** In the order of the page's list, so that equal choices share one entry of the page cache. */
  variantIds: readonly string[];
  /** `null`: Sitecore did not return ids. */
  ids: VisitorIds | null;
  /** Each failure only affects its own component. */
  failures: readonly CdpError[];
};

export type PersonalizeVisitor = (
  info: PersonalizeInfo,
  request: PersonalizationRequest,
) => Promise<Personalization>;

/**
 * Chooses the variants of a page for one visitor. All data of the visitor is passed as arguments. The Cloud
 * SDK keeps it in module variables, where other visitors' requests can read it (SDK facts §5).
 */
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

/** Any other error is a bug and is rethrown. */
function toFailure(reason: unknown): CdpError {
  if (reason instanceof CdpError) return reason;
  throw reason;
}
