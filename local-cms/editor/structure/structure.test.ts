// What the page editor is told about the structure of a page, over HTTP. A fake site tells its components.
import type { ServerResponse } from 'node:http';
import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { startFakeSite } from '@tests/servers/start-fake-site.ts';
import { z } from 'zod';
import { toWords } from '../../platform/to-words.ts';
import { toExcerpt } from './labels.ts';

let site: Awaited<ReturnType<typeof startFakeSite>>;
let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  site = await startFakeSite((response, request) => {
    const isEditor = request.url === '/api/editing/config?secret=the-secret';
    response.statusCode = isEditor ? 200 : 401;
    response.end(JSON.stringify({ components: ['Promo', 'CardGrid', 'Container'] }));
  });
  const content = {
    ...sampleContent,
    'acme/site.yml': `${sampleContent['acme/site.yml']}\nallowed: { container: [RichText, ColumnSplitter, Navigation] }\n`,
    'components.yml':
      'Promo: { variants: [Default, Wide], styles: [band], start: { fields: { PromoText: Hi } } }\n',
  };
  cms = await startTestCms(content, { siteUrl: site.url, editingSecret: 'the-secret' });
});
afterAll(async () => {
  await cms.close();
  await site.stop();
});

const getJson = async (path: string): Promise<unknown> => (await fetch(cms.url + path)).json();

const Page = z.object({
  renderings: z.array(z.looseObject({ uid: z.string(), label: z.string(), owner: z.string() })),
  owners: z.array(
    z.looseObject({
      itemId: z.string(),
      places: z.record(z.string(), z.string()),
      pages: z.array(z.unknown()),
    }),
  ),
  shared: z.array(z.looseObject({ name: z.string() })),
  shownPages: z.array(z.looseObject({ title: z.string(), path: z.string() })),
});

const fetchDescription = async (path: string) =>
  Page.parse(await getJson(`/editor/page?item=/sitecore/content/acme/${path}&language=en`));

const describeHome = () => fetchDescription('Home');

test('renderings have human names, and their places in the page', async () => {
  const { renderings, owners } = await describeHome();
  expect(renderings.map(({ label }) => label)).toEqual([
    'Container',
    'Navigation',
    'Promo – Join',
    'Container',
    'Rich text – About',
    'Columns',
  ]);
  const [, , , container, text] = renderings;
  expect(container).toMatchObject({
    parent: null,
    placeholder: 'headless-main',
    index: 1,
    styles: ['dark', 'wide'],
  });
  expect(text).toMatchObject({
    parent: container?.uid,
    placeholder: 'container-{*}',
    placeholderName: 'container',
    variant: 'Default',
    grid: 'col-12',
    datasource: { kind: 'own' },
    owner: owners[0]?.itemId,
  });
});

test('shared content and partial designs say on which pages they are', async () => {
  const { renderings, owners, shared } = await describeHome();
  expect(renderings[2]).toMatchObject({ datasource: { kind: 'shared', name: 'join' } });
  expect(shared).toEqual([
    {
      itemId: expect.any(String),
      name: 'join',
      file: 'content/acme/shared/join/en.yml',
      pages: [
        { itemId: expect.any(String), title: 'Welcome', path: '/' },
        { itemId: expect.any(String), title: 'About us', path: '/about' },
      ],
    },
  ]);
  const [page, header] = owners;
  expect(page).toMatchObject({ kind: 'page', file: 'content/acme/pages/en.yml', pages: [], places: {} });
  expect(header).toMatchObject({
    kind: 'design',
    name: 'Header',
    file: 'content/acme/designs/header/en.yml',
  });
  expect(Object.values(header?.places ?? {})).toEqual(['headless-header']);
  expect(renderings[0]?.owner).toBe(header?.itemId);
  // All composed pages but the one with the design `plain`.
  expect(header?.pages).toHaveLength(4);
});

test('what a page shows in its lists is named: shared items, and pages whose texts it shows', async () => {
  const { shared, shownPages } = await fetchDescription('Home/about');
  expect(shared.map(({ name }) => name)).toEqual(['join']);
  expect(shownPages.map(({ title, path }) => [title, path])).toEqual([
    ['Welcome', '/'],
    ['Team', '/about/team'],
  ]);
});

test('the components are those of the site, with what can be chosen for them', async () => {
  const { components, allowed, problem } = z
    .looseObject({ components: z.array(z.looseObject({ name: z.string() })) })
    .parse(await getJson('/editor/components?site=acme'));
  expect(components.map(({ name }) => name)).toEqual(['CardGrid', 'Container', 'Promo']);
  expect(components[2]).toEqual({
    name: 'Promo',
    label: 'Promo',
    uses: expect.any(Number),
    variants: [
      { value: 'Default', label: 'Default' },
      { value: 'Wide', label: 'Wide' },
    ],
    styles: [{ value: 'band', label: 'Band' }],
    start: { fields: { PromoText: 'Hi' } },
    thumbnail: null,
  });
  expect(allowed).toEqual({ container: ['RichText', 'ColumnSplitter', 'Navigation'] });
  expect(problem).toBeNull();
  expect((await fetch(`${cms.url}/editor/components?site=nowhere`)).status).toBe(404);
});

test('without an answer of the site, all components are listed with the reason', async () => {
  const alone = await startTestCms(sampleContent, { siteUrl: 'http://localhost:1', editingSecret: 'x' });
  const answer: unknown = await (await fetch(`${alone.url}/editor/components?site=acme`)).json();
  await alone.close();
  const { components, problem } = z
    .looseObject({ components: z.array(z.looseObject({ name: z.string() })), problem: z.string() })
    .parse(answer);
  expect(components.map(({ name }) => name)).toContain('RichText');
  expect(problem).toMatch(/did not say/);
});

test.each<[string, (response: ServerResponse) => void]>([
  [
    'answers with a web page',
    (response) => void response.end('<!doctype html><title>Another program</title>'),
  ],
  ['answers with other data', (response) => void response.end('{"components": "all"}')],
  [
    'breaks off',
    (response) => response.writeHead(200, { 'content-length': 99 }).write('{"comp', () => response.destroy()),
  ],
])('if a program at the address of the site %s, all components are listed', async (_, answer) => {
  const answerAsSite = site.answer;
  site.answer = answer;
  const response = await fetch(`${cms.url}/editor/components?site=acme`);
  site.answer = answerAsSite;
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    components: expect.arrayContaining([expect.objectContaining({ name: 'RichText' })]),
    problem: expect.stringContaining('did not say'),
  });
});

test('a picture of the gallery is served small', async () => {
  const response = await fetch(`${cms.url}/editor/thumbnails/solvind-call-to-action.webp`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(30_000);
  expect((await fetch(`${cms.url}/editor/thumbnails/..%2f..%2fx.webp`)).status).toBe(404);
});

test.each([
  ['CallToAction', 'Call to action'],
  ['FEaaSWrapper', 'FEaaSWrapper'],
  ['site-header', 'Site header'],
  ['RichText', 'Rich text'],
])('the name %s is shown as “%s”', (name, words) => expect(toWords(name)).toBe(words));

test('an excerpt has no markup and ends with a word', () => {
  expect(toExcerpt('<h2>Wind &amp; sun</h2><p>for\n all</p>')).toBe('Wind & sun for all');
  expect(toExcerpt('word '.repeat(30))).toHaveLength(60);
});
