import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process/process-wide';

/** What is known about the request that is being answered. The parts that answer it fill it in on the way. */
export type RequestContext = {
  /** The id of the caller's `x-request-id` header, or a new one. */
  requestId: string;
  site?: string;
  language?: string;
  /** The path that the visitor requested, without the query. */
  path?: string;
  /** The internal path, which is the key of the page cache: `/_site_<site>/<language>/<path>`. */
  page?: string;
  /** Whether the page came from the cache: HIT, STALE or MISS. */
  cache?: string;
  /** The calls to other services, in the order in which they ended. */
  upstream: { operation: string; ms: number; outcome: string }[];
};

const getStorage = () => processWide('request', () => new AsyncLocalStorage<RequestContext>());

/** Returns `undefined` outside of a request, and if Next runs without our server, as in `npm run dev`. */
export const getRequestContext = (): RequestContext | undefined => getStorage().getStore();

/** Runs `answer` and everything that it calls with this context. */
export const runInRequest = <Result>(context: RequestContext, answer: () => Result): Result =>
  getStorage().run(context, answer);
