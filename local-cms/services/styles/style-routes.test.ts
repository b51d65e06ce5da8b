import { sampleContent } from '@tests/local-cms/sample-content.ts';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';

let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  cms = await startTestCms({ ...sampleContent, 'acme/feaas/lib/styles.css': '.mix{color:red}' });
});
afterAll(() => cms.close());

test.each([
  ['/v1/files/pages/styles/content-styles.css', /\.ck-content/],
  ['/v1/files/components/styles/lib.css', /^\.mix\{color:red\}$/],
  ['/v1/files/components/styles/without-styles.css', /^\/\*.*\*\/\n$/],
])('%s returns a style sheet that matches %s', async (path, css) => {
  const response = await fetch(`${cms.url}${path}?sitecoreContextId=local`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toMatch(css);
});
