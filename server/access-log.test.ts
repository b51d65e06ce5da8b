import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { listen } from '@tests/servers/listen';
import { logWhenDone } from './access-log.ts';

async function serve(path: string, answer: RequestListener) {
  const lines: string[] = [];
  const server = createServer((request, response) => {
    logWhenDone(request, response, { requestId: 'r1', path, upstream: [] }, (line) => lines.push(line));
    answer(request, response);
  });
  const { url, stop } = await listen(server);
  return { url, stop, read: () => lines.map((line): unknown => JSON.parse(line)) };
}

test.each([
  ['/api/healthz', 200, 0],
  ['/api/readyz', 503, 1],
  ['/_next/static/a.js', 200, 0],
  ['/_next/static/a.js', 404, 1],
  ['/about', 200, 1],
])('%s with %i writes %i lines', async (path, status, count) => {
  const { url, stop, read } = await serve(path, (_request, response) => response.writeHead(status).end());
  await fetch(url);
  await stop();
  expect(read()).toHaveLength(count);
});

test('each line has the bytes of its own response, also on a connection that is kept', async () => {
  const { url, stop, read } = await serve('/about', (_request, response) => response.end('x'.repeat(1000)));
  for (let visit = 0; visit < 2; visit++) await (await fetch(url)).text();
  await stop();
  const bytes = read().map((line) =>
    line && typeof line === 'object' && 'bytes' in line ? Number(line.bytes) : 0,
  );
  expect(bytes).toHaveLength(2);
  for (const count of bytes) expect(count).toBeGreaterThan(1000);
  expect(Math.max(...bytes)).toBeLessThan(1500);
});

test('a visitor who leaves before the end is noted', async () => {
  const { url, stop, read } = await serve('/about', (_request, response) => response.write('half'));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  while (read().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop();
  expect(read()).toEqual([expect.objectContaining({ aborted: true })]);
});
