import type { RequestListener } from 'node:http';
import { startFileServer, urlset } from '@tests/servers/sitemap-file-server';
import { fetchSitemapFile } from './fetch-sitemap-file';

let close = () => {};
afterEach(() => close());

async function fetchFrom(answer: RequestListener, path = '/sitemap.xml', limits = {}) {
  const server = await startFileServer(answer);
  close = server.close;
  const hosts = { cmsUrls: [server.url], mediaHosts: [] };
  return fetchSitemapFile(server.url + path, { deadlineMs: 2000, ...hosts, ...limits });
}

const serving =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body);

const redirecting =
  (target: string): RequestListener =>
  (request, response) =>
    request.url === '/there' ? response.end(urlset()) : response.writeHead(302, { location: target }).end();

test.each([
  urlset('https://a.test/'),
  '\ufeff<urlset xmlns="x"></urlset>',
  '<!-- made by a CMS --><urlset>\n</urlset >',
  '<?xml version="1.0"?><urlset xmlns="x" />',
])('fetches %j', async (xml) => {
  const urls = xml.includes('<loc>') ? [expect.objectContaining({ loc: new URL('https://a.test/') })] : [];
  expect(await fetchFrom(serving(xml))).toEqual(urls);
});

test('refuses an incomplete file', async () => {
  await expect(fetchFrom(serving('<urlset><url><loc>https://a.test/'))).rejects.toThrow(
    'not a complete <urlset>',
  );
});

test.each([404, 500, 503, 304])('refuses a file with status %i', async (status) => {
  const failing = fetchFrom((_request, response) => response.writeHead(status).end());
  await expect(failing).rejects.toThrow(`The sitemap file failed: HTTP ${status} from http://127.0.0.1`);
});

test('refuses a file that is too large', async () => {
  await expect(fetchFrom(serving(urlset('a'.repeat(500))), '/', { maxBytes: 400 })).rejects.toThrow(
    'the file has more than 400 bytes',
  );
});

test.each<[string, RequestListener]>([
  ['never responds', () => {}],
  ['stops in the middle', (_request, response) => void response.write('<urlset>')],
])('times out if the server %s', async (_case, answer) => {
  await expect(fetchFrom(answer, '/', { deadlineMs: 100 })).rejects.toThrow('no response within 0.1 s');
});

test.each<[string, RequestListener]>([
  ['closes the connection', (request) => void request.socket.destroy()],
  [
    'closes the connection in the middle',
    (request, response) => void response.write('<urlset>', () => request.socket.resetAndDestroy()),
  ],
])('reports a network error if the server %s', async (_case, answer) => {
  await expect(fetchFrom(answer)).rejects.toThrow('The sitemap file failed: network error');
});

test('follows a redirect on the same host', async () => {
  expect(await fetchFrom(redirecting('/there'))).toEqual([]);
});

test.each([
  ['http://stranger.test/there', 'a redirect to another host'],
  ['//stranger.test/there', 'a redirect to another host'],
  ['file:///etc/passwd', 'a redirect to another host'],
  ['http://[', 'a redirect to another host'],
  ['/again', 'more than 3 redirects'],
])('rejects a redirect to %s: %s', async (target, reason) => {
  await expect(fetchFrom(redirecting(target))).rejects.toThrow(reason);
});

test.each([
  ['file:///etc/passwd', 'must begin with https://'],
  ['data:text/xml,<urlset></urlset>', 'must begin with https://'],
  ['http://media.test/sitemap.xml', 'must begin with https://'],
  ['https://stranger.test/sitemap.xml', 'is not in ALLOWED_MEDIA_HOSTS'],
  ['https://user@media.test/sitemap.xml', 'a user or a password'],
  ['https://cms.test:8443/sitemap.xml', 'is not in ALLOWED_MEDIA_HOSTS'],
  ['https://127.0.0.1/sitemap.xml', 'is not in ALLOWED_MEDIA_HOSTS'],
  ['https://10.0.0.1/sitemap.xml', 'has a private address'],
  ['https://localhost/sitemap.xml', 'network error'],
])('does not fetch %s', async (url, reason) => {
  const hosts = {
    cmsUrls: ['https://cms.test/graphql'],
    mediaHosts: ['media.test', '10.0.0.1', 'localhost'],
  };
  await expect(fetchSitemapFile(url, { deadlineMs: 1000, ...hosts })).rejects.toThrow(reason);
});

test('the error does not contain the query of the URL', async () => {
  const failing = fetchFrom(serving(''), '/s.xml?sitecoreContextId=S3CRET');
  await expect(failing).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('S3CRET') }),
  );
});
