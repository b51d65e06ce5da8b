import { readFeaasSession, readRenderSession } from './read-session';

const ID = '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}';
const UID = '11111111-2222-3333-4444-555555555555';
const SOURCE = 'https://feaas.example.com/components/lib/card/responsive/staged';

const libraryQuery = {
  mode: 'library',
  sc_site: 'main',
  sc_itemid: ID,
  sc_renderingId: ID,
  sc_uid: UID,
  sc_lang: 'da',
};

test.each(['library', 'library-metadata'])('the mode %s opens a component and needs no route', (mode) => {
  expect(readRenderSession({ ...libraryQuery, mode }).session).toEqual({
    mode,
    siteName: 'main',
    itemId: ID,
    language: 'da',
    componentUid: UID,
    renderingId: ID,
    location: '/',
  });
});

test('a library session accepts the optional parameters', () => {
  const dataSourceId = '/sitecore/content/main/Data/x';
  const query = { ...libraryQuery, route: '/about', sc_version: '2', dataSourceId };
  expect(readRenderSession(query).session).toMatchObject({ version: '2', dataSourceId, location: '/about' });
});

test.each(['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang'])(
  'a library session requires %s',
  (name) => {
    const problem = `Missing required query parameters: ${name}`;
    expect(readRenderSession({ ...libraryQuery, [name]: '' })).toEqual({ problem });
  },
);

test.each<[string, string | string[]]>([
  ['sc_uid', '../etc'],
  ['sc_uid', [UID, UID]],
  ['sc_renderingId', 'x'],
  ['dataSourceId', '<script>'],
  ['dataSourceId', 'x'.repeat(301)],
  ['route', '//evil.test'],
  ['mode', 'library-x'],
])('a library session does not accept %s=%s', (name, value) => {
  const problem = `Invalid query parameters: ${name}`;
  expect(readRenderSession({ ...libraryQuery, [name]: value })).toEqual({ problem });
});

test.each([SOURCE, `${SOURCE}.html`])('reads a FEaaS component from the URL %s', (feaasSrc) => {
  expect(readFeaasSession({ feaasSrc }).session).toEqual({
    mode: 'feaas',
    location: '/feaas/render',
    host: 'feaas.example.com',
    library: 'lib',
    component: 'card',
    version: 'responsive',
    revision: 'staged',
  });
});

test.each([
  undefined,
  '',
  'card',
  'javascript:alert(1)',
  'https://feaas.example.com/components/lib/card/responsive',
  'https://feaas.example.com/components/lib/a%20b/card/staged',
  [SOURCE, SOURCE],
])('reads no FEaaS component from the URL %s', (feaasSrc) => {
  expect(readFeaasSession({ feaasSrc }).problem).toContain('feaasSrc');
});
