import { createCircuitBreakers } from './circuit-breakers';
import { createRequestBudget } from './request-budget';
import { createRetryBudget } from './retry-budget';

export type CmsLimits = ReturnType<typeof createCmsLimits>;

/** What all clients of a process share. Their functions return results and throw nothing: see `processWide`. */
export const createCmsLimits = ({ requestsPerSecond }: { requestsPerSecond: number }) => ({
  budget: createRequestBudget({ perSecond: requestsPerSecond }),
  breakers: createCircuitBreakers(),
  retries: createRetryBudget(),
});
