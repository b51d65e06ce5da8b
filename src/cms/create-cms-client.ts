import { setTimeout as sleepFor } from 'node:timers/promises';
import { createSingleFlight } from '@/lib/single-flight';
import type { Logger } from '@/telemetry/logger';
import type { CmsClient, CmsRequestOptions, CmsVariables } from './cms-client';
import { createRetryingQuery } from './retrying-query';
import { createSendQuery } from './send-query';

type CmsClientSettings = {
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
  /** How often a failed request is tried again. */
  retries: number;
  /** Milliseconds for all attempts of a request together, unless the request brings its own. */
  deadlineMs: number;
  logger?: Logger;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  random?: () => number;
};

/** Creates the client of one endpoint: one request for equal questions, retries, one deadline. */
export function createCmsClient({
  endpoint,
  headers = {},
  deadlineMs,
  ...settings
}: CmsClientSettings): CmsClient {
  const send = createSendQuery({
    endpoint,
    headers,
    // Looked up at each call: instrumentation may replace the global one after start.
    fetch: settings.fetch ?? ((...args) => globalThis.fetch(...args)),
  });
  const retrying = createRetryingQuery(send, {
    endpoint,
    retries: settings.retries,
    logger: settings.logger,
    sleep: settings.sleep ?? ((ms, signal) => sleepFor(ms, undefined, { signal })),
    random: settings.random ?? Math.random,
  });
  const shared = createSingleFlight<unknown>();

  return {
    request(query: string, variables: CmsVariables, options: CmsRequestOptions = {}) {
      const limits = { deadlineMs: options.deadlineMs ?? deadlineMs, headers: options.headers };
      const key = JSON.stringify([query, variables, limits]);
      return shared(key, (signal) => retrying(query, variables, { ...limits, signal }), options.signal);
    },
  };
}
