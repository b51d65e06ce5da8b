import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { showToEditor } from './show-to-editor';

const step = showToEditor({
  findViewer: async ({ cookies }) => {
    if (cookies.has('editor')) return 'editor';
    return cookies.has('reader') ? 'reader' : null;
  },
  policy: { 'Content-Security-Policy': "frame-ancestors 'self'" },
});
const requestHeaders = { cookie: 'editor=1' };

test.each(['/da/om', '/da/om/'])(
  'shows the page %s to an editor and lets the editor frame it',
  async (path) => {
    const response = await step(createContext(path, { requestHeaders }));
    if (!(response instanceof NextResponse)) throw new Error('no response');
    expect(response.headers.get('x-middleware-rewrite')).toBe('https://site.test/_site_main/da/om');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  },
);

test('leaves the policy of a preview to the proxy', async () => {
  const response = await step(createContext('/da/om', { requestHeaders: { cookie: 'reader=1' } }));
  if (!(response instanceof NextResponse)) throw new Error('no response');
  expect(response.headers.get('x-middleware-rewrite')).toBe('https://site.test/_site_main/da/om');
  expect(response.headers.has('content-security-policy')).toBe(false);
});

test.each([
  ['a visitor', createContext('/da/om')],
  [
    'a forged preview cookie',
    createContext('/da/om', { requestHeaders: { cookie: '__prerender_bypass=x' } }),
  ],
  ['a path that no page can have', createContext('/a%22b', { requestHeaders })],
])('does nothing for %s', async (_, context) => {
  expect(await step(context)).toBe(context);
});
