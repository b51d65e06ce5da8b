import { createServer, get, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createDrain } from './drain.ts';

async function serve() {
  const waiting: ServerResponse[] = [];
  const server = createServer();
  const { track, drain, isDraining } = createDrain(server);
  server.on('request', (request, response) => {
    track(request, response);
    if (request.url === '/slow') waiting.push(response);
    else response.end('quick');
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  return { server, port, drain, isDraining, waiting };
}

const ask = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    get({ port, path, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve(body));
      response.on('error', reject);
    }).on('error', reject);
  });

const open = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
  });

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('answers new requests during the delay, then refuses them', async () => {
  const { port, drain, isDraining } = await serve();
  expect(isDraining()).toBe(false);
  const drained = drain({ delayMs: 150, timeoutMs: 1000 });
  expect(isDraining()).toBe(true);
  expect(await ask(port, '/')).toBe('quick');
  await drained;
  await expect(ask(port, '/')).rejects.toThrow(/ECONNREFUSED/);
});

test('waits for the response on its way, but not for a connection that sends nothing', async () => {
  const { port, drain, waiting } = await serve();
  const silent = await open(port);
  const closed = new Promise((resolve) => silent.once('close', resolve));
  const slow = ask(port, '/slow');
  await until(() => waiting.length === 1);

  const drained = drain({ delayMs: 0, timeoutMs: 5000 });
  await closed;
  waiting[0]?.end('slow');
  expect(await slow).toBe('slow');
  await drained;
});

test('closes what has not ended after the time limit', async () => {
  const { port, drain, waiting } = await serve();
  const slow = ask(port, '/slow').catch((error: Error) => error.message);
  await until(() => waiting.length === 1);
  await drain({ delayMs: 0, timeoutMs: 50 });
  expect(await slow).toMatch(/hang up|aborted|ECONNRESET/);
});

test('closes a connection that the client wanted to keep, once its last response is sent', async () => {
  const { port, drain, waiting } = await serve();
  const socket = await open(port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume().write('GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n');
  await until(() => waiting.length === 1);
  waiting[0]?.write('first part');
  const drained = drain({ delayMs: 0, timeoutMs: 5000 });
  waiting[0]?.end();
  await closed;
  await drained;
});
