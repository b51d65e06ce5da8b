import type { PersonalizeInfo } from '@/cms/fetch-personalize-info';
import type { Cdp } from './ask-cdp';
import { CdpError } from './cdp-error';
import { fetchDecision, type PageView } from './fetch-decision';
import { toExecutions } from './to-executions';
import { findVisitorIds, type VisitorIds } from './visitor-ids';

export type Personalization = {
  /** What the visitor gets, in the order of the page's own list: the same choice is one entry of the page cache. */
  variantIds: readonly string[];
  /** `null`: Sitecore did not say who the visitor is. */
  ids: VisitorIds | null;
  /** What went wrong; each costs its own component the variant. */
  failures: readonly CdpError[];
};

export type PersonalizeVisitor = (info: PersonalizeInfo, view: PageView) => Promise<Personalization>;

/**
 * Decides what one visitor sees of a page. Everything that belongs to the visitor is in the arguments and the answer:
 * the Cloud SDK keeps it in its modules, where another visitor's request finds it (SDK facts §5).
 */
export const createPersonalizeVisitor =
  (cdp: Cdp, { scope }: { scope?: string }): PersonalizeVisitor =>
  async (info, view) => {
    const [found] = await Promise.allSettled([findVisitorIds(cdp, view)]);
    if (found.status === 'rejected')
      return { variantIds: [], ids: null, failures: [toFailure(found.reason)] };

    const executions = toExecutions(info, { language: view.language, scope });
    const decisions = await Promise.allSettled(
      executions.map((execution) => fetchDecision(cdp, view, execution, found.value)),
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

/** Anything else than trouble with Sitecore is a fault of ours. */
function toFailure(reason: unknown): CdpError {
  if (reason instanceof CdpError) return reason;
  throw reason;
}
