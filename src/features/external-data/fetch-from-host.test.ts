import { sendHtml, startComponentHost } from '@tests/servers/component-host';
import { fetchFromHost } from './fetch-from-host';

let host: Awaited<ReturnType<typeof startComponentHost>>;
beforeAll(async () => {
  host = await startComponentHost({
    '/good': sendHtml('<p>good</p>'),
    '/hang': () => undefined,
    '/trickle': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/fault': (_request, response) => response.writeHead(500).end('secret stack'),
    '/flood': sendHtml('x'.repeat(5_000_000)),
    '/metadata': (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    '/away': (_request, response) => response.writeHead(301, { location: '/good' }).end(),
    '/script': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(1)'),
    '/untyped': (_request, response) => response.writeHead(200).end('x'),
    '/reset': (_request, response) => response.destroy(),
  });
});
afterAll(() => host.stop());

const ask = (path: string, signal: AbortSignal = host.access.signal) =>
  fetchFromHost({ url: host.url + path, mediaType: /^text\/html$/ }, { ...host.access, signal });

test('returns the response of an allowed host, and null after a 404', async () => {
  expect(await (await ask('/good'))?.text()).toBe('<p>good</p>');
  expect(await ask('/gone')).toBeNull();
});

test.each([
  ['/hang', 'does not answer in time'],
  ['/trickle', 'does not answer in time'],
  ['/fault', 'answers 500'],
  ['/flood', 'sends more than 500000 bytes'],
  ['/metadata', 'redirects, which is not followed'],
  ['/away', 'redirects, which is not followed'],
  ['/script', 'answers in another format than asked for'],
  ['/untyped', 'answers in another format than asked for'],
  ['/reset', 'cannot be reached'],
])(
  'for %s the error says that the host %s, in limited time and without quoting the response',
  async (path, message) => {
    const start = Date.now();
    await expect(ask(path)).rejects.toThrow(`${host.host} ${message}`);
    expect(Date.now() - start).toBeLessThan(2_500);
  },
);

test('keeps the network error as the cause, for the log', async () => {
  await expect(ask('/reset')).rejects.toHaveProperty('cause.message', 'fetch failed');
});

test('waits no longer than the page’s deadline', async () => {
  const start = Date.now();
  await expect(ask('/hang', AbortSignal.timeout(100))).rejects.toThrow('does not answer in time');
  expect(Date.now() - start).toBeLessThan(1_000);
});

test('sends nothing to a host that is not allowed', async () => {
  const before = host.asked.length;
  const access = { ...host.access, allowedComponentHosts: ['components.test'] };
  await expect(fetchFromHost({ url: `${host.url}/good`, mediaType: /./ }, access)).rejects.toThrow(/ALLOWED/);
  expect(host.asked).toHaveLength(before);
});
