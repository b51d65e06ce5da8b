import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({
    ...sampleContent,
    'acme/feaas/lib/mix/responsive/published.html': '<p>published</p>',
    'acme/feaas/lib/mix/responsive/staged.html': '<p>staged</p>',
    'acme/feaas/lib/mix/notes.html': 'not served',
    'acme/data/wind.json': '{"speed":8}',
  });
});
afterAll(() => cms.close());

test.each(['/components/lib/mix/responsive/published', '/components/lib/mix/responsive/published.html'])(
  '%s returns the published template with its headers',
  async (path) => {
    const response = await fetch(cms.url + path);
    expect(await response.text()).toBe('<p>published</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Date.parse(response.headers.get('last-modified') ?? '')).toBeGreaterThan(0);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  },
);

test('the staged revision has a template of its own, and data is served as JSON', async () => {
  const staged = await fetch(`${cms.url}/components/lib/mix/responsive/staged.html`);
  expect(await staged.text()).toBe('<p>staged</p>');
  const data = await fetch(`${cms.url}/v1/files/data/acme/wind.json`);
  expect(await data.json()).toEqual({ speed: 8 });
});

test.each([
  '/components/lib/mix/responsive/7',
  '/components/lib/mix/notes.html',
  '/components/lib/mix/responsive/..%2f..%2f..%2f..%2fsite.yml',
  '/v1/files/data/acme/../site.yml',
  '/v1/files/data/acme/wind',
  '/v1/files/data/nobody/wind.json',
])('%s is not found', async (path) => {
  expect((await fetch(cms.url + path)).status).toBe(404);
});
