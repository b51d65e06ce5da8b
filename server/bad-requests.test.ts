import { createServer } from 'node:http';
import { connect } from 'node:net';
import { answerBadRequests } from './bad-requests.ts';

/** Sends these bytes, and others once an answer has begun. Returns the answer and what the server has logged. */
async function send(bytes: string, later?: string): Promise<{ answer: string; logged: unknown[] }> {
  const logged: unknown[] = [];
  const ignore = () => undefined;
  const server = createServer({ maxHeaderSize: 2000 }, ({ url }, response) =>
    url === '/half' ? response.write('half') : response.end(),
  );
  answerBadRequests(server, {
    debug: ignore,
    info: (fields) => logged.push(fields),
    warn: ignore,
    error: ignore,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
  if (later) socket.once('data', () => socket.end(later)).write(bytes);
  else socket.end(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  server.close();
  return { answer, logged };
}

test.each([
  ['no request line', 'hello\r\n\r\n', '400 Bad Request'],
  ['an unknown method', 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
  ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'long headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(3000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is answered without a stack, and the connection is closed', async (_case, bytes, status) => {
  const { answer, logged } = await send(bytes);
  expect(answer).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(logged).toEqual([{ status: Number(status.slice(0, 3)), code: expect.stringMatching(/^HPE_/) }]);
});

test('a response that has begun is cut off, without a second status line', async () => {
  const { answer } = await send('GET /half HTTP/1.1\r\nHost: a\r\n\r\n', 'hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('CONNECT is not allowed', async () => {
  const { answer } = await send('CONNECT other.test:443 HTTP/1.1\r\nHost: other.test\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/);
});

test('a request without a host is refused', async () => {
  expect((await send('GET / HTTP/1.1\r\n\r\n')).answer).toMatch(/^HTTP\/1\.1 400 /);
});
