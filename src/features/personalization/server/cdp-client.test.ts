import { createFakeCdp } from '@tests/fakes/fake-cdp';
import { z } from 'zod';
import { type CdpRequest, fetchFromCdp } from './cdp-client';

const schema = z.object({ ref: z.string() });

function send(answer: () => unknown, request: Partial<CdpRequest> = {}) {
  const { cdp, asked } = createFakeCdp(answer);
  const signal = AbortSignal.timeout(100);
  return {
    asked,
    result: fetchFromCdp(cdp, { name: 'browser id', path: '/v1/x', signal, ...request }, schema),
  };
}

test('returns what the schema describes', async () => {
  expect(await send(() => ({ ref: 'a', other: 1 })).result).toEqual({ ref: 'a' });
});

test.each([
  ['GET', undefined, null],
  ['POST', { a: 1 }, 'application/json'],
])('sends a %s request with the body %j', async (_, body, type) => {
  const { asked, result } = send(() => ({ ref: 'a' }), {
    body,
    query: { q: 'a&b' },
    headers: { 'X-One': '1' },
  });
  await result;
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/v1/x', body: body ?? null });
  expect(String(asked[0]?.query)).toBe('sitecoreContextId=ctx&q=a%26b');
  expect([asked[0]?.headers.get('x-one'), asked[0]?.headers.get('content-type')]).toEqual(['1', type]);
});

test.each([
  ['HTTP 404 for the browser id', () => new Response('{"ref":"a"}', { status: 404 })],
  ['the browser id is not JSON', () => new Response('<html>')],
  ['the browser id has an unexpected shape', () => ({ ref: 1 })],
  ['the browser id did not arrive', () => Promise.reject(new TypeError('fetch failed'))],
  ['the browser id did not arrive', () => new Response('x'.repeat(70_000))],
  ['no browser id in time', () => new Promise(() => {})],
])('rejects with the reason: %s', async (reason, answer) => {
  await expect(send(answer).result).rejects.toThrow(`Personalization failed: ${reason}`);
});

test('rejects with a CdpError that keeps the cause', async () => {
  const cause = new TypeError('fetch failed');
  await expect(send(() => Promise.reject(cause)).result).rejects.toMatchObject({ name: 'CdpError', cause });
});
