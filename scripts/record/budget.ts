import { CmsError } from '@/cms/client/cms-error';

class BudgetSpentError extends Error {}

/** The returned `fetch` counts requests, including retries, and refuses those beyond the limit. */
export function createBudget(maxRequests: number) {
  let sent = 0;
  return {
    get sent() {
      return sent;
    },
    fetch: async (...args: Parameters<typeof fetch>): Promise<Response> => {
      if (sent >= maxRequests) throw new BudgetSpentError(`--max-requests ${maxRequests} is used up`);
      sent += 1;
      return fetch(...args);
    },
  };
}

/** Recognizes the refused request also in the error of the CMS client. */
export const isBudgetSpent = (error: unknown): boolean =>
  error instanceof BudgetSpentError || (error instanceof CmsError && error.cause instanceof BudgetSpentError);
