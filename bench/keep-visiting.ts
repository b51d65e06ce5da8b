import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;

export type Visit = { status: number; body: string };

export type Visitor = {
  /** Rejects if the site sends no response. */
  get: (path: string, headers?: Record<string, string>) => Promise<Visit>;
  stop: () => void;
};

export function createVisitor(siteUrl: string): Visitor {
  const agent = new Agent({ keepAlive: true });
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const options = { agent, headers, timeout: TIMEOUT_MS };
        const sent = request(new URL(path, siteUrl), options, (response) => {
          text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
        });
        sent.on('timeout', () => sent.destroy(new Error('no response')));
        sent.on('error', reject);
        sent.end();
      }),
    stop: () => agent.destroy(),
  };
}

export type Stream = {
  /** Visits at the same time. */
  connections: number;
  pauseMs: number;
  /** `count` is the number of visits before this one. */
  visit: (count: number) => Promise<unknown>;
};

/** Runs the streams of visits until `isOver`. */
export async function keepVisiting(streams: readonly Stream[], isOver: () => boolean): Promise<void> {
  const run = async ({ pauseMs, visit }: Stream, first: number, step: number): Promise<void> => {
    for (let count = first; !isOver(); count += step) {
      await visit(count);
      await sleep(pauseMs);
    }
  };
  await Promise.all(
    streams.flatMap((stream) =>
      Array.from({ length: stream.connections }, (_, first) => run(stream, first, stream.connections)),
    ),
  );
}
