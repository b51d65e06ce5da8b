import { createServer, type ServerResponse } from 'node:http';
import { listen } from '@tests/servers/listen';
import type { RequestContext } from '../src/platform/telemetry/request-context.ts';
import { finishHeadersOf } from './finish-headers.ts';

/** Answers one request with `write`, and returns what the client and the log get. */
async function answer(write: (response: ServerResponse) => void, { isDraining = false } = {}) {
  const context: RequestContext = { requestId: 'r1', path: '/about', upstream: [] };
  const server = createServer((_request, response) => {
    finishHeadersOf(response, {
      context,
      isDataRequest: false,
      isDraining: () => isDraining,
      commonHeaders: new Map(),
    });
    write(response);
  });
  const { url, stop } = await listen(server);
  const { status, statusText, headers } = await fetch(url);
  await stop();
  return { status, statusText, headers, context };
}

test.each<[string, (response: ServerResponse) => void]>([
  ['an object', (response) => response.writeHead(200, { 'X-Middleware-Rewrite': '/a', ETag: 'x' }).end()],
  [
    'a text and an object',
    (response) => response.writeHead(200, 'Fine', { 'X-Middleware-Rewrite': '/a', ETag: 'x' }).end(),
  ],
  [
    'calls before it',
    (response) => response.setHeader('X-Middleware-Rewrite', '/a').setHeader('ETag', 'x').end(),
  ],
])('headers given as %s are sent without internal ones, which the log keeps', async (_form, write) => {
  const { headers, context } = await answer(write);
  expect([headers.get('etag'), headers.get('x-middleware-rewrite')]).toEqual(['x', null]);
  expect(context.page).toBe('/a');
});

test('keeps the text of the status', async () => {
  const { status, statusText } = await answer((response) => response.writeHead(503, 'Resting').end());
  expect([status, statusText]).toEqual([503, 'Resting']);
});

test('closes the connection while the server stops', async () => {
  const { headers } = await answer((response) => response.end(), { isDraining: true });
  expect(headers.get('connection')).toBe('close');
});
