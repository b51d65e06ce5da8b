/** @jest-environment node */
// The contract of the design library and of FEaaS (SDK facts §4), without Next around it.
import fc from 'fast-check';
import type { EditingRequest } from './answer';
import { createComponentRoute } from './create-component-route';
import { createFeaasRoute } from './create-feaas-route';
import { createRenderRoute } from './create-render-route';
import type { LibrarySession } from './editing-session';
import { createGuard } from './guard';
import { createLibraryToken } from './library-token';

const SECRET = 's3cret';
const ITEM = '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}';
const UID = '11111111-2222-3333-4444-555555555555';

const right = {
  secret: SECRET,
  mode: 'library',
  sc_site: 'main',
  sc_itemid: ITEM,
  sc_renderingId: ITEM,
  sc_uid: UID,
  sc_lang: 'da',
};

const log = () => undefined;
const settings = { secret: SECRET, allowedOrigins: [] };
const guard = createGuard({ settings, logger: { debug: log, info: log, warn: log, error: log } });
const render = createRenderRoute(guard, settings);
const renderFeaas = createFeaasRoute(guard, settings);

const toRequest = (query: EditingRequest['query']): EditingRequest => ({
  method: 'GET',
  headers: {},
  address: '127.0.0.1',
  query,
});

test.each(['library', 'library-metadata'])('%s opens a component without a route', (mode) => {
  const { status, headers, session } = render(toRequest({ ...right, mode }));
  expect([status, headers.Location]).toEqual([307, '/']);
  expect(session).toEqual({
    mode,
    siteName: 'main',
    itemId: ITEM,
    language: 'da',
    componentUid: UID,
    renderingId: ITEM,
    location: '/',
  });
});

test('a library session takes what may be given beside that', () => {
  const query = { ...right, route: '/about', sc_version: '2', dataSourceId: '/sitecore/content/main/Data/x' };
  expect(render(toRequest(query))).toMatchObject({
    headers: { Location: '/about' },
    session: { version: '2', dataSourceId: '/sitecore/content/main/Data/x', location: '/about' },
  });
});

test.each(['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang'])(
  'the library asks for %s',
  (name) => {
    const { status, body } = render(toRequest({ ...right, [name]: '' }));
    expect(status).toBe(400);
    expect(body).toEqual({ html: `<html><body>Missing required query parameters: ${name}</body></html>` });
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
])('the library refuses %s=%s', (name, value) => {
  const { status, body } = render(toRequest({ ...right, [name]: value }));
  expect(status).toBe(400);
  expect(body).toEqual({ html: `<html><body>Invalid query parameters: ${name}</body></html>` });
});

const SOURCE = 'https://feaas.example.com/components/lib/card/responsive/staged';

test('FEaaS opens the component that an address names, and passes on what a hoster needs', () => {
  const query = { secret: SECRET, feaasSrc: SOURCE, 'x-vercel-protection-bypass': 'b&p', 'x-other': 'x' };
  const { status, headers, session } = renderFeaas(toRequest(query));
  expect([status, headers.Location]).toEqual([
    307,
    `/feaas/render?feaasSrc=${encodeURIComponent(SOURCE)}&x-vercel-protection-bypass=b%26p`,
  ]);
  expect(session).toEqual({
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
])('FEaaS refuses the address %s', (feaasSrc) => {
  const { status, session } = renderFeaas(toRequest({ secret: SECRET, feaasSrc }));
  expect([status, session]).toEqual([400, undefined]);
});

const session: LibrarySession = {
  mode: 'library',
  siteName: 'main',
  itemId: ITEM,
  language: 'da',
  componentUid: UID,
  renderingId: ITEM,
  location: '/',
};

const createComponent = () => {
  const rendered = jest.fn(async (..._given: unknown[]) => ({ page: {} }));
  return { rendered, ask: createComponentRoute({ secret: SECRET, render: rendered }) };
};

test('a change is rendered for whoever has the token of the page', async () => {
  const { ask, rendered } = createComponent();
  const token = createLibraryToken(session, SECRET);
  const update = { fields: { Text: { value: '<b>' } }, params: { styles: 'dark' } };
  expect(await ask('POST', { token, ...update })).toEqual({ status: 200, body: { page: {} } });
  expect(rendered).toHaveBeenCalledWith(session, update);
});

test.each<{ what: string; token: unknown }>([
  { what: 'none', token: undefined },
  { what: 'an empty one', token: '' },
  { what: 'one of another secret', token: createLibraryToken(session, 'other') },
  { what: 'one of an empty secret', token: createLibraryToken(session, '') },
  { what: 'one that is too old', token: createLibraryToken(session, SECRET, 0) },
  { what: 'one for more than it was made for', token: `x${createLibraryToken(session, SECRET)}` },
])('a token that is $what changes nothing', async ({ token }) => {
  const { ask, rendered } = createComponent();
  expect((await ask('POST', { token })).status).toBe(401);
  expect(rendered).not.toHaveBeenCalled();
});

test('nothing that is made up opens it', async () => {
  const { ask, rendered } = createComponent();
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.string(), async (body, token) => {
      expect((await ask('POST', body)).status).toBe(401);
      expect((await ask('POST', { token })).status).toBe(401);
    }),
  );
  expect(rendered).not.toHaveBeenCalled();
});

test.each<[string, object, number]>([
  ['GET', {}, 405],
  ['POST', { fields: 'x' }, 400],
  ['POST', { params: { a: 1 } }, 400],
])('%s with %j is answered with %d', async (method, own, status) => {
  const { ask } = createComponent();
  expect((await ask(method, { token: createLibraryToken(session, SECRET), ...own })).status).toBe(status);
});
