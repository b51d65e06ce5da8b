import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/platform/process/process-wide';
import { getRequestContext, type RequestContext } from '@/platform/telemetry/request-context';
import type { Priority } from './request-budget';

export type RequestScope = {
  priority: Priority;
  /** When all queries of the scope must have ended, as `performance.now()` tells the time. */
  deadlineAt?: number;
  /** Whether a failed query of a single component makes the whole page fail, because an older page is shown then. */
  mustBeComplete?: boolean;
  /** Called when the page is shown although the CMS fails for a part of it: data of a component, the theme of the site. */
  onGap?: () => void;
};

const getStorage = () => processWide('cms-scope', () => new AsyncLocalStorage<RequestScope>());

/** Runs `run` so that every query to the CMS that it causes has this priority and deadline. */
export const runInScope = <Result>(scope: RequestScope, run: () => Result): Result =>
  getStorage().run(scope, run);

/** Without a scope, a query is for a visitor and has only its own deadline. */
export const getRequestScope = (): RequestScope => getStorage().getStore() ?? { priority: 'visitor' };

const getArrivals = () => processWide('arrivals', () => new WeakMap<RequestContext, number>());

/**
 * Returns when the request that is being answered was first seen here, as `performance.now()` tells the time. The proxy
 * asks first, so a page that follows it has only the rest of the time.
 */
export function getArrival(): number {
  const context = getRequestContext();
  const arrival = (context && getArrivals().get(context)) ?? performance.now();
  if (context) getArrivals().set(context, arrival);
  return arrival;
}
