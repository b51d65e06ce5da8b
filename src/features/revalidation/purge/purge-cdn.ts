import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { mapLimited } from '@/platform/async/map-limited';
import { retry } from '@/platform/async/retry';
import { toReason } from '@/platform/text/to-reason';
import type { PublicUrl } from './public-urls';

/** Purges from every cache. Returns what could not be purged. Never rejects. */
export type Purge = (urls: readonly PublicUrl[]) => Promise<readonly string[]>;

type Settings = {
  /** The origins of the caches. */
  origins: readonly string[];
  deadlineMs?: number;
  retryMs?: readonly number[];
  concurrency?: number;
};

const DEADLINE_MS = 2000;
const RETRY_MS = [200, 1000];
const CONCURRENCY = 8;

// What caches answer for something that they do not have: nginx's purge module 412, others 404.
const NOTHING_THERE = [404, 412];

/** Creates a function that sends `PURGE <path>` with the host of the site to each cache in front of it. */
export function createPurge(settings: Settings): Purge {
  const { origins, deadlineMs = DEADLINE_MS, retryMs = RETRY_MS, concurrency = CONCURRENCY } = settings;

  async function purgeOne(origin: string, url: PublicUrl): Promise<string | null> {
    try {
      await retry(
        retryMs,
        () => send(origin, url, deadlineMs),
        () => true,
      );
      return null;
    } catch (error) {
      return `${origin}: PURGE ${url.host}${url.path}: ${toReason(error)}`;
    }
  }

  return async (urls) => {
    const tasks = origins.flatMap((origin) => urls.map((url) => ({ origin, url })));
    const failures = await mapLimited(tasks, concurrency, ({ origin, url }) => purgeOne(origin, url));
    return failures.filter((failure) => failure !== null);
  };
}

/** Rejects with what an operator needs to know. `fetch` cannot be used, because it does not let the host be set. */
function send(origin: string, { host, path }: PublicUrl, deadlineMs: number): Promise<void> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path,
        method: 'PURGE',
        headers: { host },
        signal: AbortSignal.timeout(deadlineMs),
      },
      (response) => {
        response.resume();
        const { statusCode = 0 } = response;
        const isDone = (statusCode >= 200 && statusCode < 300) || NOTHING_THERE.includes(statusCode);
        if (isDone) resolve();
        else reject(new Error(`status ${statusCode}`));
      },
    );
    sent.on('error', (error) => {
      reject(error.name === 'AbortError' ? new Error(`no answer within ${deadlineMs / 1000} s`) : error);
    });
    sent.end();
  });
}
