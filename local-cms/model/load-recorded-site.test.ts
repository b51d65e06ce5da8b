import { createTestContent, getSite, publicUrl } from '@tests/local-cms/create-test-snapshot.ts';
import { z } from 'zod';
import { itemResolvers } from '../graphql/resolvers/item.ts';
import { itemFieldResolvers, toFieldViews } from '../graphql/resolvers/item-field.ts';
import { findItem, findPage, type RequestContext } from '../graphql/resolvers/item-view.ts';
import { findRendered } from '../graphql/resolvers/layout.ts';
import { listRoutes } from '../graphql/resolvers/site-info.ts';
import type { Snapshot } from './snapshot.ts';

const HOME_ID = 'DD555A688BF84DFAB67F040BE7D65C51';
const ABOUT_ID = '245D4C41AFA34329BBB415789A679E0A';

const site = {
  name: 'My copy',
  hostName: 'www.copy.test',
  language: 'en',
  languages: ['en', 'da'],
  robots: null,
  attributes: {},
  redirects: [],
};

const layout = (name: string, placeholders: object = {}) => ({
  sitecore: { context: { language: 'en' }, route: { name, placeholders } },
});

const item = (id: string, rendered: unknown) => ({
  id,
  version: 3,
  languages: ['da', 'fr', 'en'],
  variantIds: ['members'],
  rendered,
});

const recorded = {
  'site.recorded.json': { format: 1, site },
  'routes/en.recorded.json': {
    pages: [
      { path: '/', file: 'pages/home.recorded.json' },
      { path: '/a/_About', file: 'pages/about.recorded.json' },
    ],
  },
  'routes/da.recorded.json': { pages: [{ path: '/', file: 'pages/home-da.recorded.json' }] },
  'dictionary/en.recorded.json': { hello: 'Hello' },
  'dictionary/da.recorded.json': {},
  'error-pages/en.recorded.json': { notFound: item(ABOUT_ID, layout('Lost')), serverError: null },
  'error-pages/da.recorded.json': { notFound: null, serverError: null },
  'pages/home.recorded.json': { path: '/', language: 'en', item: item(HOME_ID, layout('Home')) },
  'pages/home-da.recorded.json': { path: '/', language: 'da', item: item(HOME_ID, layout('Hjem')) },
  'pages/about.recorded.json': {
    path: '/a/_About',
    language: 'en',
    item: item(
      ABOUT_ID,
      layout('About', { main: [{ componentName: 'RichText', experiences: { odd: {} } }] }),
    ),
  },
};

type Changes = { [File in keyof typeof recorded]?: unknown } & Record<string, unknown>;

/** Creates content with the recorded site. A change replaces the JSON of a file; null removes the file. */
function createContent(changes: Changes = {}) {
  const files = Object.entries({ ...recorded, ...changes }).map(([file, value]) => [
    `copy/${file}`,
    value === null ? null : typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return createTestContent(Object.fromEntries(files));
}

const toContext = (snapshot: Snapshot, state?: 'edit' | 'preview'): RequestContext => ({
  snapshot,
  publicUrl,
  state,
});

function getLayout(snapshot: Snapshot, route: string, language = 'en'): unknown {
  const page = findPage(getSite(snapshot, 'my copy'), route, language);
  return page && findRendered(page, toContext(snapshot));
}

test('a folder with a manifest is a site beside the authored ones', () => {
  const { snapshot, problems } = createContent();
  expect(problems).toEqual([]);
  expect([...snapshot.sites.keys()]).toEqual(['acme', 'my copy']);
  expect(getLayout(snapshot, '/')).toEqual(layout('Home'));
  expect(getLayout(snapshot, '/', 'da')).toEqual(layout('Hjem'));
  expect(getLayout(snapshot, '/A/_about/')).toMatchObject({ sitecore: { route: { name: 'About' } } });
  expect(getLayout(snapshot, '/a/_about', 'da')).toBeNull();
  expect(getLayout(snapshot, '/a')).toBeNull();
  expect(listRoutes(getSite(snapshot, 'my copy'), 'en').map(({ routePath }) => routePath)).toEqual([
    '/',
    '/a/_About',
  ]);
});

test('a page has the recorded languages that are recorded themselves, and the recorded variant ids', () => {
  const { snapshot } = createContent();
  const page = findPage(getSite(snapshot, 'my copy'), '/', 'en');
  if (!page) throw new Error('There is no page.');
  const { languages, personalization, language } = itemResolvers.UnknownItem;
  expect(languages(page).map((view) => view.language)).toEqual(['da', 'en']);
  expect(personalization(page, null, toContext(snapshot))).toEqual({ variantIds: ['members'] });
  // Intl has no name for a code with a private part.
  expect(language({ ...page, language: 'en-x-kids' })).toMatchObject({ englishName: 'en-x-kids' });
});

test('a query for a field of a recorded page returns the field as it was recorded', () => {
  const fields = {
    Title: { value: 'Home' },
    Image: { value: { src: '/harbour.jpg' } },
    Cards: [{ id: '1' }],
  };
  const home = item(HOME_ID, { sitecore: { context: {}, route: { name: 'Home', fields } } });
  const { snapshot } = createContent({
    'pages/home.recorded.json': { path: '/', language: 'en', item: home },
  });
  const page = findPage(getSite(snapshot, 'my copy'), '/', 'en');
  const views = page ? toFieldViews(page, toContext(snapshot)) : [];
  const { jsonValue, value } = itemFieldResolvers.TextField;
  expect(views.map((view) => [view.name, value(view), jsonValue(view)])).toEqual([
    ['Title', 'Home', fields.Title],
    ['Image', '', fields.Image],
    ['Cards', '', fields.Cards],
  ]);
});

test('an error page can have the id of a page', () => {
  const { errorPages } = getSite(createContent().snapshot, 'my copy');
  expect(errorPages.notFound?.versions.get('en')?.layout).toMatchObject({ json: layout('Lost') });
  expect(errorPages.notFound?.versions.has('da')).toBe(false);
  expect(errorPages.serverError?.versions.size).toBe(0);
});

const Edited = z.object({
  sitecore: z.object({ context: z.unknown(), route: z.object({ name: z.string() }) }),
});

test.each(['edit', 'preview'] as const)('in state %s, the item id finds the recorded layout', (state) => {
  const context = toContext(createContent().snapshot, state);
  const view = findItem(context, '{DD555A68-8BF8-4DFA-B67F-040BE7D65C51}', 'da');
  const { sitecore } = Edited.parse(view && findRendered(view, context));
  expect(sitecore.route.name).toBe('Hjem');
  expect(sitecore.context).toMatchObject({ language: 'en', pageState: state, pageEditing: state === 'edit' });
});

test('rules of personalization can be added, and name the variants in recorded layouts', () => {
  const rules = '/a/_about: { page: [{ variant: odd }] }\n';
  const { snapshot, problems } = createContent({ 'personalize.yml': rules });
  expect(problems).toEqual([]);
  expect([...getSite(snapshot, 'my copy').rules.keys()]).toEqual(['/a/_about']);
});

test.each<[string, Changes, RegExp]>([
  [
    'a manifest of another format',
    { 'site.recorded.json': { format: 2, site } },
    /copy\/site\.recorded\.json:1 {2}format: this format is unknown; record the site again/,
  ],
  [
    'a manifest that is cut off',
    { 'site.recorded.json': '{ "format": 1,' },
    /site\.recorded\.json:1 {2}not readable/,
  ],
  [
    'a page that is cut off',
    { 'pages/about.recorded.json': '{ "path": "/a"' },
    /copy\/pages\/about\.recorded\.json:1 {2}not readable as JSON/,
  ],
  [
    'a page that is nested too deep',
    { 'pages/about.recorded.json': `{ "item": ${'['.repeat(50_000)}${']'.repeat(50_000)} }` },
    /copy\/pages\/about\.recorded\.json:1 {2}the JSON is nested deeper than 1000 levels/,
  ],
  [
    'a file with control characters',
    { 'routes/da.recorded.json': '\u009b2J' },
    /copy\/routes\/da\.recorded\.json:1 {2}not readable as JSON: \P{Cc}+$/u,
  ],
  [
    'a page without an id',
    {
      'pages/about.recorded.json': { path: '/a', language: 'en', item: { ...item('', layout('x')), id: 7 } },
    },
    /copy\/pages\/about\.recorded\.json:1 {2}item\.id: /,
  ],
  [
    'a page whose layout is not one',
    { 'pages/about.recorded.json': { path: '/a', language: 'en', item: item(ABOUT_ID, { html: '' }) } },
    /copy\/pages\/about\.recorded\.json:1 {2}a recorded page needs sitecore/,
  ],
  [
    'a missing page',
    { 'pages/about.recorded.json': null },
    /copy\/site\.recorded\.json:1 {2}1 of 3 pages: not recorded yet; continue with npm run record$/,
  ],
  [
    'a page outside of the folder',
    { 'routes/en.recorded.json': { pages: [{ path: '/a', file: 'pages/../../acme/site.yml' }] } },
    /copy\/routes\/en\.recorded\.json:1 {2}pages\.0\.file: write pages\/<name>\.recorded\.json/,
  ],
  [
    'a language outside of the folder',
    { 'site.recorded.json': { format: 1, site: { ...site, languages: ['en', '../../da'] } } },
    /copy\/site\.recorded\.json:1 {2}site\.languages\.1: write a language/,
  ],
  [
    'a name that cannot be part of a URL',
    { 'site.recorded.json': { format: 1, site: { ...site, name: 'copy\ud800' } } },
    /copy\/site\.recorded\.json:1 {2}site\.name: contains half of a character/,
  ],
  [
    'a route that is no path',
    { 'routes/en.recorded.json': { pages: [{ path: 'a', file: 'pages/a.recorded.json' }] } },
    /copy\/routes\/en\.recorded\.json:1 {2}pages\.0\.path/,
  ],
  [
    'a route that cannot be part of a URL',
    { 'routes/en.recorded.json': { pages: [{ path: '/\udfff', file: 'pages/a.recorded.json' }] } },
    /copy\/routes\/en\.recorded\.json:1 {2}pages\.0\.path: contains half of a character/,
  ],
  [
    'a missing list of pages',
    { 'routes/da.recorded.json': null },
    /routes\/da\.recorded\.json:1 {2}not recorded yet/,
  ],
  [
    'missing error pages',
    { 'error-pages/da.recorded.json': null },
    /error-pages\/da\.recorded\.json:1 {2}not recorded/,
  ],
  [
    'invalid phrases',
    { 'dictionary/en.recorded.json': { a: ['x'] } },
    /dictionary\/en\.recorded\.json:1 {2}a: write text/,
  ],
  ['invalid media', { 'media.recorded.json': { files: [] } }, /copy\/media\.recorded\.json:1 {2}files/],
  [
    'the name of another site',
    { 'site.recorded.json': { format: 1, site: { ...site, name: 'acme' } } },
    /copy\/site\.recorded\.json:1 {2}another folder has the site "acme" already/,
  ],
])('%s is reported with its path, and the authored site stays', (_, changes, problem) => {
  const { snapshot, problems } = createContent(changes);
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(getSite(snapshot).pages.size).toBeGreaterThan(3);
});

test('an invalid or missing page is an error, and a page that the CMS did not have is a missing page', () => {
  const file = 'pages/about.recorded.json';
  expect(() => getLayout(createContent({ [file]: '{' }).snapshot, '/a/_about')).toThrow(file);
  expect(() => getLayout(createContent({ [file]: null }).snapshot, '/a/_about')).toThrow(file);
  const gone = { path: '/a/_About', language: 'en', item: null };
  expect(getLayout(createContent({ [file]: gone }).snapshot, '/a/_about')).toBeNull();
});

test('a recorded site inside the folder of an authored site does not replace it', () => {
  const files = Object.entries(recorded).map(([file, value]) => [
    `acme/inside/${file}`,
    JSON.stringify(value),
  ]);
  const { snapshot, problems } = createTestContent(Object.fromEntries(files));
  expect([problems, [...snapshot.sites.keys()]]).toEqual([[], ['acme', 'my copy']]);
});

test('a page that becomes invalid keeps its last good layout', () => {
  const content = createContent();
  const snapshot = content.edit({ 'copy/pages/home.recorded.json': '{' });
  expect(getLayout(snapshot, '/')).toEqual(layout('Home'));
  expect(content.problems).toHaveLength(1);
});

test('of two pages whose paths differ only in case, the first is served', () => {
  const pages = [
    { path: '/', file: 'pages/home.recorded.json' },
    { path: '/About', file: 'pages/about.recorded.json' },
    { path: '/about', file: 'pages/home-da.recorded.json' },
  ];
  const { snapshot, problems } = createContent({ 'routes/en.recorded.json': { pages } });
  expect(problems).toEqual([
    expect.stringContaining('another page has the path /about already, ignoring case'),
  ]);
  expect(getLayout(snapshot, '/about')).toMatchObject({ sitecore: { route: { name: 'About' } } });
});
