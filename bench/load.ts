import { Agent, request } from 'node:http';

const CONNECTIONS = 20;

export type Load = {
  url: string;
  headers?: Record<string, string>;
  ms: number;
  isExpected: (status: number) => boolean;
};

export async function measureRate({ url, headers = {}, ms, isExpected }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  const endsAt = startedAt + ms;
  let answers = 0;
  const askUntilEnd = async () => {
    while (performance.now() < endsAt) {
      const status = await ask(url, headers, agent);
      if (!isExpected(status)) throw new Error(`${url} answered ${status}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askUntilEnd));
  agent.destroy();
  return (answers * 1000) / (performance.now() - startedAt);
}

/** Returns the status of the response. */
export function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
}

export const isPage = (status: number): boolean => status === 200;
export const isRedirect = (status: number): boolean => status === 301;

/** All three numbers are medians over the rounds. `share` is the median of `rate / standardRate` of each round. */
export type Comparison = { rate: number; standardRate: number; share: number };

/** Measures two URLs alternately, so that a busy machine slows both. The first round only warms up the servers. */
export async function compareRates(load: Load, standard: Load, rounds: number): Promise<Comparison> {
  const rates: number[] = [];
  const standardRates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const standardRate = await measureRate(standard);
    const rate = await measureRate(load);
    if (round === 0) continue;
    rates.push(rate);
    standardRates.push(standardRate);
  }
  const share = toMedian(rates.map((rate, round) => rate / (standardRates[round] ?? rate)));
  return { rate: toMedian(rates), standardRate: toMedian(standardRates), share };
}

export function toMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
