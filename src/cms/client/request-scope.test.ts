import { setTimeout as sleep } from 'node:timers/promises';
import { runInRequest } from '@/platform/telemetry/request-context';
import { getArrival, getRequestScope, runInScope } from './request-scope';

test('a scope reaches everything that its function causes, and nothing else', async () => {
  const inner = await runInScope({ priority: 'background' }, async () => {
    await sleep(1);
    return getRequestScope();
  });
  expect([inner, getRequestScope()]).toEqual([{ priority: 'background' }, { priority: 'visitor' }]);
});

test('a request arrives once; without a request it arrives now', async () => {
  const [first, second] = await runInRequest({ requestId: 'r', upstream: [] }, async () => {
    const arrival = getArrival();
    await sleep(5);
    return [arrival, getArrival()];
  });
  expect(second).toBe(first);
  expect(getArrival()).toBeGreaterThan(first ?? 0);
});
