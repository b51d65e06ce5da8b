import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import fc from 'fast-check';
import sharp from 'sharp';

const secret = 'a file outside of media';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>';
let cms: Awaited<ReturnType<typeof startTestCms>>;

/** A picture of 200×100 pixels, red on the left and blue on the right. */
function createTwoHalves(): Promise<Buffer> {
  const half = { width: 100, height: 100, channels: 3 } as const;
  const blue = { input: { create: { ...half, background: 'blue' } }, left: 100, top: 0 };
  return sharp({ create: { ...half, width: 200, background: 'red' } })
    .composite([blue])
    .png()
    .toBuffer();
}

/** A GIF of so many pixels, with so many frames that change only one of them. */
function createFrames(size: number, count: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
  gif.writeUInt16LE(size, 6);
  gif.writeUInt16LE(size, 8);
  const frames = Array.from({ length: count }, () => gif.subarray(19, -1));
  return Buffer.concat([gif.subarray(0, 19), ...frames, gif.subarray(-1)]);
}

beforeAll(async () => {
  const jpg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const glass = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0088' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  cms = await startTestCms({
    'acme/site.yml': `name: acme\nrobots: ${secret}\n`,
    'acme/media/coast.jpg': jpg,
    'acme/media/two-halves.png': await createTwoHalves(),
    'acme/media/sub folder/æble.svg': svg,
    'acme/media/page.html': '<script>alert(1)</script>',
    'acme/media/half.png': glass.subarray(0, glass.length / 2),
    'acme/media/frames.gif': createFrames(2000, 30),
    'acme/media/broken.png': 'not an image',
  });
  await mkdir(path.join(cms.contentFolder, 'acme/outside'));
  await writeFile(path.join(cms.contentFolder, 'acme/outside/secret.txt'), secret);
  await symlink('../site.yml', path.join(cms.contentFolder, 'acme/media/link.txt'));
  await symlink('../outside', path.join(cms.contentFolder, 'acme/media/linked'));
  await cms.write('acme/media/later.txt', 'a change, so that reload lists the links');
  await cms.reload();
});
afterAll(() => cms.close());

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${cms.url}/-/media/${address}`, { headers, method });

test('a file is served with its type and cache headers, and with status 304 if it is unchanged', async () => {
  const response = await get('acme/coast.jpg');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  const again = await get('acme/coast.jpg', { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a media URL of the CMS is cached for a year, and a changed file gets another URL', async () => {
  await using stack = new AsyncDisposableStack();
  const image = { 'acme/media/a.svg': svg };
  const page = 'template: Page\nfields: { Image: { media: a.svg, alt: A } }\n';
  const own = await startTestCms({ ...sampleContent, ...image, 'acme/pages/hidden/en.yml': page });
  stack.defer(own.close);
  const fetchSrc = async () => {
    const answer = await own.query(
      '{ layout(site: "acme", routePath: "/hidden", language: "en") { item { field(name: "Image") { ... on ImageField { src } } } } }',
    );
    return String(Object(answer).data.layout.item.field.src);
  };
  const fetchCaching = async (url: string) => (await fetch(url)).headers.get('cache-control');

  const src = await fetchSrc();
  expect(await fetchCaching(`${src}&w=20`)).toBe('public, max-age=31536000, immutable');
  await own.write('acme/media/a.svg', `${svg} `);
  await own.reload();
  expect(await fetchSrc()).not.toBe(src);
  expect(await fetchCaching(src)).toBe('public, max-age=3600');
});

test('HEAD returns the headers and no body', async () => {
  const response = await get('acme/coast.jpg', {}, 'HEAD');
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
  expect(await response.text()).toBe('');
});

test.each([
  ['w=150', 150, 100],
  ['h=50', 75, 50],
  ['w=60&h=60', 60, 60],
  ['mw=90&mh=30', 45, 30],
  ['mw=2000', 300, 200],
  ['w=600', 600, 400],
])('coast.jpg?%s returns an image of %d×%d pixels', async (query, width, height) => {
  const response = await get(`acme/coast.jpg?${query}`);
  const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([image.format, image.width, image.height]).toEqual(['jpeg', width, height]);
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/*', 'image/jpeg'],
])('a browser that accepts %s gets %s, also in the full size', async (accept, type) => {
  for (const size of ['w=150', 'mw=2000']) {
    const response = await get(`acme/coast.jpg?${size}`, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  }
  const original = await get('acme/coast.jpg', { accept });
  expect(original.headers.get('content-type')).toBe('image/jpeg');
});

test('a crop shows the part around the focal point', async () => {
  const readColor = async (focus: string) => {
    const response = await get(`acme/two-halves.png?w=50&h=100&focus=${focus}`);
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect([await readColor('0,50'), await readColor('100,50')]).toEqual(['red', 'blue']);
  expect((await get('acme/two-halves.png?w=50&h=100&focus=30')).status).toBe(400);
  expect((await get('acme/two-halves.png?w=50&h=100&focus=30,101')).status).toBe(400);
});

test('a request for an invalid size has status 400', async () => {
  expect((await get('acme/coast.jpg?w=0')).status).toBe(400);
  expect((await get('acme/coast.jpg?mw=999999')).status).toBe(400);
});

test('simultaneous requests for one size get the same image', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('acme/coast.jpg?w=123')));
  const images = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
  );
  expect(new Set(images).size).toBe(1);
});

test('an SVG is served unchanged and cannot run scripts', async () => {
  const response = await get(
    `acme/${encodeURIComponent('sub folder')}/${encodeURIComponent('æble.svg')}?w=20`,
  );
  expect(await response.text()).toBe(svg);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('HTML can only be downloaded', async () => {
  const { headers } = await get('acme/page.html');
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'application/octet-stream',
    'attachment',
  ]);
});

test('a damaged image is served unchanged', async () => {
  expect(await (await get('acme/broken.png?w=20')).text()).toBe('not an image');
});

test.each(['half.png', 'frames.gif'])('an image that cannot be decoded is not resized: %s', async (name) => {
  cms.lines.length = 0;
  const response = await get(`acme/${name}?w=100`);
  expect([response.status, await response.text()]).toEqual([
    422,
    'The image is damaged or too large, and cannot be resized.\n',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(cms.lines).toEqual([`GET /-/media/acme/${name} → 422`]);
  expect((await get(`acme/${name}`)).status).toBe(200);
});

test('methods other than GET and HEAD are rejected', async () => {
  const response = await get('acme/coast.jpg', {}, 'DELETE');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** Sends the path unchanged, in contrast to `fetch`, which normalizes paths. Returns the raw response. */
const getRaw = (target: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });

test.each([
  '/-/media/acme/../site.yml',
  '/-/media/acme/%2e%2e/site.yml',
  '/-/media/acme/%2e%2e%2fsite.yml',
  '/-/media/acme/%252e%252e%252fsite.yml',
  '/-/media/acme/..%5csite.yml',
  '/-/media/acme//etc/passwd',
  '/-/media/acme/%2fetc%2fpasswd',
  '/-/media/../acme/site.yml',
  '/-/media/..%2facme%2fsite.yml',
  '/-/media/acme/coast.jpg/../../site.yml',
  '/-/media/acme/coast.jpg%00.svg',
  '/-/media/acme/.',
  '/-/media/acme/',
  '/-/media/acme/sub%20folder',
  '/-/media/acme/link.txt',
  '/-/media/acme/linked/secret.txt',
  '/-/media/acme/%E0%A4%A',
  '/-/media/__proto__/coast.jpg',
  '/-/media/acme/__proto__',
  '/-/media/nobody/coast.jpg',
  `/-/media/acme/${'a/'.repeat(400)}`,
])('%s is not found', async (target) => {
  expect((await getRaw(target)).slice(0, 12)).toBe('HTTP/1.1 404');
});

test('a request for a path with an unescaped backslash has status 400', async () => {
  expect((await getRaw('/-/media/acme/..\\site.yml')).slice(0, 12)).toBe('HTTP/1.1 400');
});

test('no path made of dots, slashes and escapes leads out of the media folder', async () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2e',
    '%2f',
    '%5c',
    '%252e',
    '%00',
    'site.yml',
    'acme',
    'outside',
    'secret.txt',
    'linked',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 10 }), async (parts) => {
      const answer = await getRaw(`/-/media/acme/${parts.join('')}`);
      expect(answer).not.toContain(secret);
      expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 [34]/);
    }),
    { numRuns: 80 },
  );
});
