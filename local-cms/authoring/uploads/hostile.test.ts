// Attacks by uploaded files. Nothing may be written.
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { grantUpload, upload } from '@tests/clients/upload.ts';
import { hashFolder } from '@tests/local-cms/hash-folder.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import sharp from 'sharp';

let cms: Awaited<ReturnType<typeof startTestCms>>;
let pixel: Buffer;
beforeAll(async () => {
  cms = await startTestCms();
  pixel = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
});
afterAll(() => cms.close());

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;

/** A PNG that says it has so many pixels, and whose data are short. */
function createBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const zip = Buffer.from(`PK\x03\x04${'0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const entities =
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';

const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const rar = Buffer.from('Rar!\x1a\x07\x01\0', 'latin1');
const sevenZip = Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1');

/** A GIF of so many pixels, with so many frames that change only one of them. */
function createGif(size: number, frames: number): Buffer {
  const start = Buffer.from(gif.subarray(0, 19));
  start.writeUInt16LE(size, 6);
  start.writeUInt16LE(size, 8);
  const frame = gif.subarray(19, -1);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), gif.subarray(-1)]);
}

/** A GIF of two frames. The compressed data of the second is invalid. */
const brokenFrame = createGif(4, 2);
brokenFrame.set([0xff, 0xff], brokenFrame.length - 4);

const animatedAvif = Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmsf1avis', 'latin1');

test.each<[string, string | Buffer, string]>([
  ['a web page', '<!doctype html><script>alert(1)</script>', 'Upload an image'],
  ['a script', 'alert(1)', 'Upload an image'],
  ['an empty file', '', 'empty'],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'Upload an image'],
  ['an archive', zip, 'archive'],
  ['a compressed drawing', Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1'), 'Upload an image'],
  ['a PDF with an archive at its end', Buffer.concat([Buffer.from('%PDF-1.7\n'), zip]), 'archive'],
  ['a GIF with an archive at its end', Buffer.concat([gif, zip]), 'archive'],
  ['a GIF with an archive and then much else', Buffer.concat([gif, zip, Buffer.alloc(70_000)]), 'archive'],
  ['a RAR archive', rar, 'archive'],
  ['a 7z archive', sevenZip, 'archive'],
  ['a PDF with a RAR archive in it', Buffer.concat([Buffer.from('%PDF-1.7\n'), rar, zip]), 'archive'],
  ['a GIF with a 7z archive at its end', Buffer.concat([gif, sevenZip]), 'archive'],
  ['a GIF of 52 million pixels in 13 frames', createGif(2000, 13), '50 million pixels'],
  ['a GIF of 147 million pixels in three frames', createGif(7000, 3), '50 million pixels'],
  ['a GIF with 201 frames', createGif(1, 201), 'more than 200 frames'],
  ['a GIF that ends after its first frame', createGif(4, 2).subarray(0, 45), 'damaged'],
  ['a GIF with a damaged second frame', brokenFrame, 'damaged'],
  ['half a GIF', gif.subarray(0, 20), 'damaged'],
  ['an AVIF with animation', animatedAvif, 'An AVIF with animation'],
  ['a start of a picture and then a web page', '\x89PNG\r\n\x1a\n<script>', 'Upload an image'],
  ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\nIHDR<script>', 'latin1'), 'damaged'],
  ['a picture of 2.5 billion pixels', createBomb(50_000, 50_000), '50 million pixels'],
  ['a drawing with a script', svg('<script>alert(1)</script>'), '<script>'],
  ['a drawing that runs when it loads', svg('', 'onload="alert(1)"'), 'onload'],
  ['a drawing with an event in capitals', svg('<g ONCLICK="alert(1)"/>'), 'ONCLICK'],
  ['a drawing with HTML', svg('<foreignObject><b/></foreignObject>'), '<foreignObject>'],
  ['a drawing with another XML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), '<h:script>'],
  ['a drawing with a link', svg('<a href="https://evil.test"><path d="M0 0"/></a>'), '<a>'],
  ['a drawing that loads a picture', svg('<image href="https://evil.test/x.png"/>'), 'a link'],
  ['a drawing that loads a part', svg('<use xlink:href="https://evil.test/#a"/>'), 'a link'],
  ['a drawing in a drawing', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'a link'],
  ['a style that loads a file', svg('<style>@import "https://evil.test/x.css"</style>'), 'a style'],
  ['a style in CDATA', svg('<style><![CDATA[a{fill:url(//evil.test)}]]></style>'), 'a style'],
  ['a style with a comment in a word', svg('<style>a{fill:u<!-- -->rl(//evil.test)}</style>'), 'a style'],
  ['a style with CDATA in a word', svg('<style>a{fill:u<![CDATA[rl(//evil.test)}]]></style>'), 'a style'],
  ['a style with an element', svg('<style>a{fill:u<g/>rl(//evil.test)}</style>'), '<g> in a style'],
  ['a style with an escape', svg('<style>a{fill:u\\72l(//evil.test)}</style>'), 'a style'],
  ['an attribute that loads a file', svg('<path fill="url(https://evil.test/#a)"/>'), 'another file'],
  ['a drawing with an animation', svg('<animate attributeName="href" to="javascript:1"/>'), '<animate>'],
  ['a drawing with entities', entities, 'DOCTYPE'],
  ['a drawing with a style sheet', `<?xml-stylesheet href="//evil.test"?>${svg('')}`, 'xml-stylesheet'],
  ['a drawing that is not closed', svg('').slice(0, -6), 'not valid XML'],
  ['a drawing with too many levels', svg('<g>'.repeat(200) + '</g>'.repeat(200)), 'too many parts'],
  ['a drawing with too many parts', svg('<g/>'.repeat(20_001)), 'too many parts'],
  ['a drawing that draws itself', svg('<g id="a"><use href="#a"/></g>'), 'too many parts'],
  ['a drawing in another encoding', Buffer.concat([Buffer.from(svg('')), Buffer.from([0xff])]), 'UTF-8'],
])('refuses the file: %s', async (_, body, message) => {
  const before = await hashFolder(cms.contentFolder);
  const answer = await upload(cms.url, { itemPath: 'acme/new' }, Buffer.from(body));
  expect(answer).toMatchObject({ status: 415, message: expect.stringContaining(message) });
  expect(answer.message).not.toMatch(/node_modules|at .*\.ts:/);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test.each([
  'acme/../../evil',
  'acme/..',
  'acme/.',
  'acme/%2e%2e/evil',
  'acme/a\\..\\evil',
  'acme/a\0.png',
  'acme/C:evil',
  'acme/con',
  'acme/NUL.png',
  'acme/lpt1/x',
  'acme//x',
  'acme/',
  'acme/💥',
  'acme',
  '',
  '../acme/x',
  'acme/a/b/c/d/e/f/g',
  'nobody/x',
])('refuses the path %j', async (itemPath) => {
  const before = await hashFolder(cms.contentFolder);
  const answer = await upload(cms.url, { itemPath }, pixel);
  expect(answer.status).toBe(0);
  expect(answer.message).not.toBe('');
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test('follows no symbolic link', async () => {
  const media = path.join(cms.contentFolder, 'acme/media');
  await mkdir(path.join(cms.dataFolder, 'outside'), { recursive: true });
  await mkdir(media, { recursive: true });
  await symlink(path.join(cms.dataFolder, 'outside'), path.join(media, 'out'));
  await symlink(path.join(cms.contentFolder, 'acme/pages'), path.join(media, 'pages'));
  await symlink(path.join(cms.dataFolder, 'outside/x.png'), path.join(media, 'x.png'));
  const before = await hashFolder(cms.contentFolder);
  for (const itemPath of ['acme/out/x', 'acme/pages/x'])
    expect(await upload(cms.url, { itemPath }, pixel)).toMatchObject({
      status: 400,
      message: expect.stringContaining('symbolic link'),
    });
  expect(await hashFolder(cms.contentFolder)).toBe(before);
  expect(await upload(cms.url, { itemPath: 'acme/x' }, pixel)).toMatchObject({ media: 'x-2.png' });
  expect(await readdir(path.join(cms.dataFolder, 'outside'))).toEqual([]);
  await rm(media, { recursive: true });
});

type Sent = { headers?: Record<string, string>; bytes?: number; path?: (path: string) => string };

/** Sends a request as it is, because `fetch` sets Host and Origin itself. */
async function post({ headers = {}, bytes = 100, path: change = (given) => given }: Sent): Promise<number> {
  const { address } = await grantUpload(cms.url, { itemPath: 'acme/new' });
  const { host, hostname, port, pathname, search } = new URL(address ?? '');
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method: 'POST', path: change(pathname + search), headers: { host, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    // The connection is closed before a body that is too large has been sent.
    sent.on('error', (error) => ('code' in error && error.code === 'EPIPE' ? undefined : reject(error)));
    sent.end(Buffer.alloc(bytes, 1));
  });
}

test.each<[string, Sent, number]>([
  ['another website', { headers: { origin: 'https://evil.test' } }, 403],
  ['a page without an origin', { headers: { origin: 'null' } }, 403],
  ['a browser that hides the origin', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a rebinding host name', { headers: { host: 'evil.test' } }, 403],
  ['another token', { path: (given) => `${given}x` }, 403],
  ['no token', { path: (given) => given.replace(/\?.*/, '') }, 403],
  ['a form without a file', { headers: { 'content-type': 'multipart/form-data; boundary=a' } }, 415],
  ['a length of more than 20 MB', { headers: { 'content-length': '22000000' }, bytes: 22_000_000 }, 413],
  [
    'more than 20 MB of unknown length',
    { headers: { 'transfer-encoding': 'chunked' }, bytes: 22_000_000 },
    413,
  ],
])('refuses the request: %s', async (_, sent, status) => {
  const before = await hashFolder(cms.contentFolder);
  expect(await post(sent)).toBe(status);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test('an upload that is interrupted is no failure of the CMS', async () => {
  const { address } = await grantUpload(cms.url, { itemPath: 'acme/half' });
  const sent = request(address ?? '', { method: 'POST', headers: { 'content-length': '1000' } });
  sent.on('error', () => {});
  cms.lines.length = 0;
  await new Promise((resolve) => sent.write('half', resolve));
  await setTimeout(100);
  sent.destroy();
  while (cms.lines.length === 0) await setTimeout(20);
  expect(cms.lines).toEqual(['POST /sitecore/api/authoring/media/upload → 400']);
});

test('an address is used once', async () => {
  const { address } = await grantUpload(cms.url, { itemPath: 'acme/once' });
  const body = new Uint8Array(pixel);
  expect((await fetch(address ?? '', { method: 'POST', body })).status).toBe(200);
  expect((await fetch(address ?? '', { method: 'POST', body })).status).toBe(403);
});
