// The contract of the design library and of FEaaS (SDK facts §4), without Next.
import fc from 'fast-check';
import type { LibrarySession } from './editing-session';
import { createGuessLimiter } from './guess-limiter';
import { type EditingRequest, respondToEditor } from './handle-editing-request';
import { createLibraryToken } from './library-token';
import { createSessionCookie } from './session-cookies';
import { updateComponent } from './update-component';

const SECRET = 's3cret';
const ITEM = '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}';
const UID = '11111111-2222-3333-4444-555555555555';

const validQuery = {
  secret: SECRET,
  mode: 'library',
  sc_site: 'main',
  sc_itemid: ITEM,
  sc_renderingId: ITEM,
  sc_uid: UID,
  sc_lang: 'da',
};

const log = () => undefined;
const dependencies = {
  settings: { secret: SECRET, allowedOrigins: [] },
  capabilities: { components: [], packages: {} },
  limiter: createGuessLimiter(),
  logger: { debug: log, info: log, warn: log, error: log },
};
const toRequest = (query: EditingRequest['query']): EditingRequest => ({
  method: 'GET',
  headers: {},
  ip: '127.0.0.1',
  query,
});
const render = (query: EditingRequest['query']) => respondToEditor('render', toRequest(query), dependencies);
const renderFeaas = (query: EditingRequest['query']) =>
  respondToEditor('feaas', toRequest(query), dependencies);

test.each(['library', 'library-metadata'])('the mode %s opens a component without a route', (mode) => {
  const { status, headers, session } = render({ ...validQuery, mode });
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

test('a library session accepts the optional parameters', () => {
  const query = {
    ...validQuery,
    route: '/about',
    sc_version: '2',
    dataSourceId: '/sitecore/content/main/Data/x',
  };
  expect(render(query)).toMatchObject({
    headers: { Location: '/about' },
    session: { version: '2', dataSourceId: '/sitecore/content/main/Data/x', location: '/about' },
  });
});

test.each(['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang'])(
  'the design library requires %s',
  (name) => {
    const { status, body } = render({ ...validQuery, [name]: '' });
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
])('the design library rejects %s=%s', (name, value) => {
  const { status, body } = render({ ...validQuery, [name]: value });
  expect(status).toBe(400);
  expect(body).toEqual({ html: `<html><body>Invalid query parameters: ${name}</body></html>` });
});

const SOURCE = 'https://feaas.example.com/components/lib/card/responsive/staged';

test('FEaaS opens the component of the URL and keeps the parameters that Vercel needs', () => {
  const query = { secret: SECRET, feaasSrc: SOURCE, 'x-vercel-protection-bypass': 'b&p', 'x-other': 'x' };
  const { status, headers, session } = renderFeaas(query);
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
])('FEaaS rejects the URL %s', (feaasSrc) => {
  const { status, session } = renderFeaas({ secret: SECRET, feaasSrc });
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

const createUpdate = () => {
  const render = jest.fn(async (..._given: unknown[]) => ({ page: {} }));
  return {
    render,
    update: (method: string, body: unknown) => updateComponent(method, body, { secret: SECRET, render }),
  };
};

test('renders a change for the page that has the token', async () => {
  const { update, render } = createUpdate();
  const token = await createLibraryToken(session, SECRET);
  const change = { fields: { Text: { value: '<b>' } }, params: { styles: 'dark' } };
  expect(await update('POST', { token, ...change })).toEqual({ status: 200, body: { page: {} } });
  expect(render).toHaveBeenCalledWith(session, change);
});

test.each<{ what: string; create: () => Promise<unknown> }>([
  { what: 'no token', create: async () => undefined },
  { what: 'an empty token', create: async () => '' },
  { what: 'a token of another secret', create: () => createLibraryToken(session, 'other') },
  { what: 'a token of an empty secret', create: () => createLibraryToken(session, '') },
  { what: 'an expired token', create: () => createLibraryToken(session, SECRET, 0) },
  { what: 'a changed token', create: async () => `x${await createLibraryToken(session, SECRET)}` },
  { what: 'the token of a session cookie', create: async () => toToken(await createSessionCookie(SECRET)) },
])('rejects $what', async ({ create }) => {
  const { update, render } = createUpdate();
  expect((await update('POST', { token: await create() })).status).toBe(401);
  expect(render).not.toHaveBeenCalled();
});

const toToken = (cookie: string) => cookie.split(/[=;]/)[1];

test('rejects every made-up token', async () => {
  const { update, render } = createUpdate();
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.string(), async (body, token) => {
      expect((await update('POST', body)).status).toBe(401);
      expect((await update('POST', { token })).status).toBe(401);
    }),
  );
  expect(render).not.toHaveBeenCalled();
});

test.each<[string, object, number]>([
  ['GET', {}, 405],
  ['POST', { fields: 'x' }, 400],
  ['POST', { params: { a: 1 } }, 400],
])('responds to %s with %j with status %d', async (method, change, status) => {
  const { update } = createUpdate();
  const token = await createLibraryToken(session, SECRET);
  expect((await update(method, { token, ...change })).status).toBe(status);
});
