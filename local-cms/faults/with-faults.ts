import { setTimeout as sleep } from 'node:timers/promises';

import type { CmsRequest } from '../http/cms-request.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import type { Faults } from './fault.ts';
import { faultAnswers } from './fault-answers.ts';

/** What a fault is found by, and the request as if nobody had read it. */
type Question = { text: string; unread: CmsRequest };

async function* repeat(body: Uint8Array) {
  yield body;
}

async function readQuestion(request: CmsRequest): Promise<Question> {
  const { path, query, headers, raw } = request;
  const address = `${path}?${query}`;
  const isJson = (headers.get('content-type') ?? '').includes('json');
  const body = isJson ? await readBody(raw) : null;
  if (!body) return { text: address, unread: request };
  const again = { headers: raw.headers, socket: raw.socket, [Symbol.asyncIterator]: () => repeat(body) };
  return { text: `${address} ${body}`, unread: { ...request, raw: again } };
}

/** The route, which fails as it is asked to. What a browser asks before it asks anything (OPTIONS) never does. */
export const withFaults = (route: Route, faults: Faults): Route => ({
  ...route,
  answer: async (request, rest) => {
    if (faults.current.length === 0 || request.method === 'OPTIONS') return route.answer(request, rest);
    const { text, unread } = await readQuestion(request);
    const fault = faults.current.find(({ match }) => text.includes(match));
    if (!fault) return route.answer(unread, rest);
    await sleep(fault.delayMs, undefined, { ref: false });
    return fault.answer === undefined ? route.answer(unread, rest) : faultAnswers[fault.answer](unread);
  },
});
