// Tests the responses of /api/editing (editing protocol §1.1, §1.2; SDK facts §4) without Next.
import { createGuessLimiter } from '@/platform/http/guess-limiter';
import { type EditingRequest, respondToEditor } from './handle-editing-request';

const SECRET = 's3cret';
const EDITOR = 'https://pages.sitecorecloud.io';
const ITEM = '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}';

const validQuery = {
  secret: SECRET,
  sc_site: 'main',
  sc_itemid: ITEM,
  sc_lang: 'en',
  route: '/about us',
  mode: 'edit',
};

function createRoutes(secret: string | undefined = SECRET) {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const logger = { debug: log, info: log, warn: log, error: log };
  const dependencies = {
    settings: { secret, allowedOrigins: ['https://editor.test'] },
    capabilities: { components: ['Promo'], packages: { '@sitecore/x': '1.0.0' } },
    limiter: createGuessLimiter(() => 0),
    logger,
  };
  return {
    lines,
    config: (request: EditingRequest) => respondToEditor('config', request, dependencies),
    render: (request: EditingRequest) => respondToEditor('render', request, dependencies),
    feaas: (request: EditingRequest) => respondToEditor('feaas', request, dependencies),
  };
}

const toRequest = (own: Partial<EditingRequest> = {}): EditingRequest => ({
  method: 'GET',
  query: validQuery,
  headers: {},
  ip: '127.0.0.1',
  ...own,
});

const toHtml = (text: string) => ({ html: `<html><body>${text}</body></html>` });

test('render opens a session and redirects to the page', () => {
  const { render } = createRoutes();
  expect(render(toRequest())).toEqual({
    status: 307,
    headers: {
      Location: '/about%20us',
      'Content-Security-Policy': `frame-ancestors 'self' https://editor.test ${EDITOR} https://app.sitecorecloud.io`,
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    },
    session: {
      siteName: 'main',
      itemId: ITEM,
      language: 'en',
      version: undefined,
      variantIds: ['_default'],
      mode: 'edit',
      layoutKind: 'final',
      location: '/about%20us',
    },
  });
});

test('render accepts the optional parameters', () => {
  const { render } = createRoutes();
  const query = {
    ...validQuery,
    sc_variant: 'abc,c1_v2',
    sc_version: '3',
    sc_layoutKind: 'shared',
    mode: 'preview',
    tenantId: 'x',
  };
  expect(render(toRequest({ query })).session).toMatchObject({
    variantIds: ['abc', 'c1_v2'],
    version: '3',
    layoutKind: 'shared',
    mode: 'preview',
  });
});

test('feaas redirects with the URL of the component and the parameters that Vercel needs', () => {
  const { feaas } = createRoutes();
  const feaasSrc = 'https://feaas.example.com/components/lib/card/responsive/staged';
  const query = { secret: SECRET, feaasSrc, 'x-vercel-protection-bypass': 'b&p', 'x-other': 'x' };
  const { status, headers, session } = feaas(toRequest({ query }));
  expect([status, headers.Location, session?.mode]).toEqual([
    307,
    `/feaas/render?feaasSrc=${encodeURIComponent(feaasSrc)}&x-vercel-protection-bypass=b%26p`,
    'feaas',
  ]);
});

test('config returns what the site can show', () => {
  const { config } = createRoutes();
  expect(config(toRequest({ query: { secret: SECRET } }))).toEqual({
    status: 200,
    headers: { 'Cache-Control': 'no-store', Vary: 'Origin' },
    body: { components: ['Promo'], packages: { '@sitecore/x': '1.0.0' }, editMode: 'metadata' },
  });
});

test.each(['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'])('render requires %s', (name) => {
  const { render } = createRoutes();
  const text = `Missing required query parameters: ${name}`;
  for (const query of [
    { ...validQuery, [name]: undefined },
    { ...validQuery, [name]: '' },
  ]) {
    const { status, body, session } = render(toRequest({ query }));
    expect([status, body, session]).toEqual([400, toHtml(text), undefined]);
  }
});

test('render names all missing parameters at once', () => {
  const { render } = createRoutes();
  expect(render(toRequest({ query: { secret: SECRET } })).body).toEqual(
    toHtml('Missing required query parameters: sc_site, sc_itemid, sc_lang, route, mode'),
  );
});

test.each([
  ['sc_site', 'a/b'],
  ['sc_site', 'a'.repeat(101)],
  ['sc_itemid', '/sitecore/content'],
  ['sc_itemid', '110D559F'],
  ['sc_itemid', `${ITEM}"){`],
  ['sc_lang', 'english please'],
  ['sc_lang', '../da'],
  ['route', '//evil.test'],
  ['route', 'https://evil.test'],
  ['route', '/\\evil.test'],
  ['route', '/a\r\nX: y'],
  ['mode', 'normal'],
  ['mode', 'browse'],
  ['sc_variant', 'a b'],
  ['sc_variant', 'a,,b'],
  ['sc_version', 'latest'],
  ['sc_version', '-1'],
  ['sc_layoutKind', 'other'],
])('render rejects %s=%s without repeating the value', (name, value) => {
  const { render } = createRoutes();
  const { status, body, session } = render(toRequest({ query: { ...validQuery, [name]: value } }));
  expect([status, body, session]).toEqual([400, toHtml(`Invalid query parameters: ${name}`), undefined]);
});

test.each(Object.keys(validQuery).filter((name) => name !== 'secret'))(
  'render rejects the parameter %s when it is given twice',
  (name) => {
    const { render } = createRoutes();
    const query = { ...validQuery, [name]: ['/about', '/about'] };
    expect(render(toRequest({ query }))).toMatchObject({
      status: 400,
      body: toHtml(`Invalid query parameters: ${name}`),
    });
  },
);

test('render rejects a session that does not fit into a cookie', () => {
  const { render } = createRoutes();
  const variants = Array.from({ length: 20 }, (_, index) => `component${index}_${'v'.repeat(20)}`);
  const { status, body } = render(toRequest({ query: { ...validQuery, sc_variant: variants.join(',') } }));
  expect([status, body]).toEqual([400, toHtml('The query parameters are too long')]);
});

describe.each(['config', 'render'] as const)('%s', (name) => {
  const toBody = (text: string) => (name === 'config' ? { message: text } : toHtml(text));
  const wrongSecret = name === 'config' ? 'Missing or invalid editing secret' : 'Missing or invalid secret';

  test.each([undefined, '', 'wrong', 'S3CRET', `${SECRET} `, [SECRET, SECRET], [SECRET]])(
    'rejects the secret %j',
    (secret) => {
      const route = createRoutes()[name];
      const { status, body, session } = route(toRequest({ query: { ...validQuery, secret } }));
      expect([status, body, session]).toEqual([401, toBody(wrongSecret), undefined]);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'TRACE'])('rejects the method %s', (method) => {
    const route = createRoutes()[name];
    expect(route(toRequest({ method }))).toEqual({
      status: 405,
      headers: { Allow: 'GET, OPTIONS', Vary: 'Origin', 'Cache-Control': 'no-store' },
      body: toBody(`Invalid request method '${method}'`),
    });
  });

  test.each([EDITOR, 'https://app.sitecorecloud.io', 'https://editor.test'])(
    'allows pages of %s to read the response',
    (origin) => {
      const route = createRoutes()[name];
      const { status, headers } = route(toRequest({ headers: { origin } }));
      expect(status).toBeLessThan(400);
      expect(headers).toMatchObject({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, OPTIONS',
        'Access-Control-Allow-Headers': 'Content-Type, Authorization',
        Vary: 'Origin',
      });
    },
  );

  test.each([
    'https://editor.test.evil.test',
    'http://pages.sitecorecloud.io',
    'null',
    '',
    '<script>alert(1)</script>',
  ])('rejects the origin %j, even with the secret', (origin) => {
    const route = createRoutes()[name];
    for (const method of ['GET', 'OPTIONS']) {
      const { status, headers, body } = route(toRequest({ method, headers: { origin } }));
      expect(status).toBe(401);
      expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
      expect(headers.Vary).toBe('Origin');
      expect(JSON.stringify(body)).not.toContain('<script>');
    }
  });

  test('responds to a preflight request without the secret', () => {
    const route = createRoutes()[name];
    const { status, headers, body } = route(
      toRequest({ method: 'OPTIONS', query: {}, headers: { origin: EDITOR } }),
    );
    expect([status, headers['Access-Control-Allow-Origin'], body]).toEqual([204, EDITOR, undefined]);
  });

  test('rejects every request and says why when no secret is configured', () => {
    const text = 'The JSS_EDITING_SECRET environment variable is missing or invalid.';
    const routes = createRoutes('');
    for (const secret of ['', 'undefined', undefined]) {
      const { status, body } = routes[name](toRequest({ query: { ...validQuery, secret } }));
      expect([status, body]).toEqual([500, toBody(text)]);
    }
    expect(routes.lines[0]).toEqual([{}, text]);
  });

  test('after thirty wrong secrets, only wrong ones from that IP address are refused', () => {
    const routes = createRoutes();
    const route = routes[name];
    const guess = (own: Partial<EditingRequest> = {}) =>
      route(toRequest({ query: { ...validQuery, secret: 'wrong 1' }, ...own }));
    for (let count = 0; count < 30; count += 1) expect(guess().status).toBe(401);
    const logged = routes.lines.length;
    expect(guess()).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
    expect(guess({ ip: '10.0.0.1' }).status).toBe(401);
    expect(routes.lines).toHaveLength(logged + 1);
    expect(JSON.stringify(routes.lines)).not.toContain('wrong 1');
    // Whoever has the secret gets in, even from the same IP address.
    for (let count = 0; count < 100; count += 1) expect(route(toRequest()).status).toBeLessThan(400);
  });
});
