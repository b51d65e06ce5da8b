import { Agent, request } from 'node:http';

export type Load = {
  url: string;
  /** Creates the path and headers of the request with this number. */
  toRequest: (number: number) => { path: string; headers?: Record<string, string> };
  connections: number;
};

export type LoadResult = {
  count: number;
  /** A line for each request that had no answer, half of one, or another status than 200. */
  failures: string[];
  slowest: { path: string; ms: number };
  /** How many requests took longer than `SLOW_MS`. */
  slow: number;
};

/** Longer than anything but a node that is hung. */
const SLOW_MS = 5_000;

/** Visits a site on many connections until `stop` is called, which resolves when all answers have arrived. */
export function startLoad({ url, toRequest, connections }: Load): { stop: () => Promise<LoadResult> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { count: 0, failures: [], slowest: { path: '', ms: 0 }, slow: 0 };
  let isStopping = false;

  async function visitUntilStopped(): Promise<void> {
    while (!isStopping) {
      const { path, headers = {} } = toRequest(result.count++);
      const startedAt = performance.now();
      const problem = await findProblem(new URL(path, url), headers, agent);
      const ms = performance.now() - startedAt;
      if (ms > SLOW_MS) result.slow += 1;
      if (ms > result.slowest.ms) result.slowest = { path, ms };
      if (problem) result.failures.push(`${path}: ${problem}`);
    }
  }

  const visits = Promise.all(Array.from({ length: connections }, visitUntilStopped));
  return {
    stop: async () => {
      isStopping = true;
      await visits;
      agent.destroy();
      return result;
    },
  };
}

function findProblem(url: URL, headers: Record<string, string>, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('close', () => {
        if (!response.complete) return resolve('only a part of the answer');
        resolve(response.statusCode === 200 ? null : `status ${response.statusCode}`);
      });
    });
    sent.once('error', (error) => resolve(error.message));
    sent.end();
  });
}
