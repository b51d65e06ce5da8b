import { createLoaderContext } from '@tests/fixtures/loader-context';
import { createPage } from '@tests/fixtures/page';
import { sendHtml, sendJson, startComponentHost } from '@tests/servers/component-host';
import { loadFeaas } from './load-feaas';

const PATH = '/components/lib/comp/responsive';
let host: Awaited<ReturnType<typeof startComponentHost>>;
beforeAll(async () => {
  host = await startComponentHost({
    [`${PATH}/published.html`]: sendHtml('<p data-path="_.Title">published</p><b data-path="a.n">0</b>'),
    [`${PATH}/staged`]: sendHtml('<p>staged</p>'),
    [`${PATH}/staged.html`]: sendHtml('<p>not asked for</p>'),
    [`${PATH}/7.html`]: sendHtml('<p>old</p>', { 'x-ms-meta-versionDeletedAt': '2026-01-01' }),
    '/data': sendJson({ n: 42 }),
  });
});
afterAll(() => host.stop());

const paramsOf = (own: Record<string, string> = {}) => ({
  LibraryId: 'lib',
  ComponentId: 'comp',
  ComponentVersion: 'responsive',
  ComponentHostName: host.host,
  ...own,
});

function load(own: Record<string, string> = {}, context: Parameters<typeof createLoaderContext>[0] = {}) {
  const rendering = { uid: 'u', params: paramsOf(own), fields: { Title: { value: 'From the field' } } };
  return loadFeaas(rendering, createLoaderContext({ ...host.access, ...context }));
}

test('binds the template to the data of the data settings and the fields of the datasource', async () => {
  const override = JSON.stringify({ a: { url: `${host.url}/data` } });
  expect(await load({ ComponentDataOverride: override })).toEqual({
    html: '<p data-path="_.Title">From the field</p><b data-path="a.n">42</b>',
  });
});

test('requests the template at the URL of the specification first', async () => {
  host.asked.length = 0;
  const { layout } = createPage([], { context: { pageState: 'preview' } });
  expect(await load({}, { layout })).toEqual({ html: '<p>staged</p>' });
  expect(host.asked).toEqual([`${PATH}/staged`]);
});

test('requests the template with .html after a 404', async () => {
  host.asked.length = 0;
  expect(await load()).toHaveProperty('html');
  expect(host.asked).toEqual([`${PATH}/published`, `${PATH}/published.html`]);
});

const ownTemplate = { ComponentHTMLOverride: '<p data-path="_.Title">own</p><b data-path="a.n">0</b>' };

test.each([
  ['instead of the template of the host', ownTemplate],
  ['without the ids of a template', { ...ownTemplate, LibraryId: '', ComponentHostName: '' }],
])('binds a template that the rendering brings, %s', async (_how, params) => {
  host.asked.length = 0;
  const ComponentDataOverride = JSON.stringify({ a: { n: 42 } });
  expect(await load({ ...params, ComponentDataOverride })).toEqual({
    html: '<p data-path="_.Title">From the field</p><b data-path="a.n">42</b>',
  });
  expect(host.asked).toEqual([]);
});

test('sanitizes a template that the rendering brings', async () => {
  const ComponentHTMLOverride = '<p onclick="alert(1)">own</p><script>alert(1)</script>';
  expect(await load({ ComponentHTMLOverride })).toEqual({ html: '<p>own</p>' });
});

test('keeps the template and reports the failure if a request for data fails', async () => {
  const failures: unknown[] = [];
  const override = { a: { url: `${host.url}/data` }, b: { url: `${host.url}/gone` } };
  const reportFailure = (error: unknown) => failures.push(error);
  expect(await load({ ComponentDataOverride: JSON.stringify(override) }, { reportFailure })).toEqual({
    html: '<p data-path="_.Title">From the field</p><b data-path="a.n">42</b>',
  });
  expect(failures.map(String)).toEqual([expect.stringContaining('names a URL that is not there')]);
});

test.each([
  ['the CMS is disconnected', {}, { isDisconnected: true }],
  [
    'the CMS is disconnected, also with a template',
    { ComponentHTMLOverride: '<p>own</p>' },
    { isDisconnected: true },
  ],
  ['an id and a template are missing', { LibraryId: '' }, {}],
])('returns null and requests nothing if %s', async (_why, params, context) => {
  host.asked.length = 0;
  expect(await load(params, context)).toBeNull();
  expect(host.asked).toEqual([]);
});

test.each([
  ['a deleted revision', { ComponentRevision: '7' }, 'no such revision'],
  ['a revision that does not exist', { ComponentRevision: '8' }, 'no such revision'],
  [
    'an id that contains a path',
    { ComponentId: '../../data' },
    'A FEaaS id may contain only letters, digits, - and _',
  ],
  [
    'a host that is a URL with a path',
    { ComponentHostName: 'https://a.test/x?' },
    'ComponentHostName is not a host',
  ],
  ['a host that is not allowed', { ComponentHostName: 'evil.test' }, 'evil.test is not in ALLOWED'],
  ['a private IP address', { ComponentHostName: '169.254.169.254' }, 'is not in ALLOWED_COMPONENT_HOSTS'],
  ['an override that is not JSON', { ComponentDataOverride: '{secret' }, 'ComponentDataOverride is not JSON'],
])('fails for %s', async (_what, params, message) => {
  await expect(load(params)).rejects.toThrow(message);
});

test('accepts a host with a scheme, as the SDK does', async () => {
  expect(await load({ ComponentHostName: `https://${host.host}/` })).toHaveProperty('html');
});
