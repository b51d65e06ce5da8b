import { setTimeout as wait } from 'node:timers/promises';
import { getRequestContext, runInRequest } from './request-context';

test('there is no context outside of a request', () => {
  expect(getRequestContext()).toBeUndefined();
});

test('what a request notes down stays with this request', async () => {
  const answer = (requestId: string) => {
    const context = { requestId, upstream: [] };
    return runInRequest(context, async () => {
      await wait(1);
      getRequestContext()?.upstream.push({ operation: requestId, ms: 1, outcome: 'ok' });
      return context;
    });
  };
  const contexts = await Promise.all([answer('a'), answer('b')]);

  expect(contexts.map(({ upstream }) => upstream.map(({ operation }) => operation))).toEqual([['a'], ['b']]);
});

test('another copy of the module sees the same context', async () => {
  jest.resetModules();
  const copy = await import('./request-context');
  const requestId = runInRequest(
    { requestId: 'r1', upstream: [] },
    () => copy.getRequestContext()?.requestId,
  );
  expect(requestId).toBe('r1');
});
