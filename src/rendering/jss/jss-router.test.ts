import { createPage } from '@tests/fixtures/page';
import { createServerRouter } from '../static-html/server-router';
import { createJssRouter } from './jss-router';

const danish = createPage([], { language: 'da', path: '/om/r%C3%B8d' });

function createRouter({ page = danish, suffix = null as string | null } = {}) {
  const next = {
    ...createServerRouter(page),
    push: jest.fn(async () => true),
    replace: jest.fn(async () => true),
    prefetch: jest.fn(async () => undefined),
  };
  return { next, router: createJssRouter({ page, router: next, suffix }) };
}

test("has the values of the starter's router: the languages, and the path without the language", () => {
  expect(createRouter().router).toMatchObject({
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    asPath: '/om/r%C3%B8d',
    query: { path: ['om', 'rød'] },
    locale: 'da',
    locales: ['en', 'da'],
    defaultLocale: 'en',
    isReady: false,
    isPreview: false,
  });
});

test('is ready when it knows the query of the URL', () => {
  const { router } = createRouter({ suffix: '?q=1&q=2&path=x#end' });
  expect(router).toMatchObject({ isReady: true, asPath: '/om/r%C3%B8d?q=1&q=2&path=x#end' });
  expect(router.query).toEqual({ q: ['1', '2'], path: ['om', 'rød'] });
});

test('the home page has no path in its query', () => {
  expect(createRouter({ page: createPage() }).router.query).toEqual({});
});

test('goes to pages of the same language or of another one', async () => {
  const { next, router } = createRouter();
  await router.push('/a');
  await router.push('/internal', '/b', { scroll: false });
  await router.replace(router.asPath, undefined, { locale: 'en' });
  await router.prefetch('/c', undefined, { locale: 'en' });
  expect(next.push.mock.calls).toEqual([
    ['/da/a', undefined, {}],
    ['/da/b', undefined, { scroll: false }],
  ]);
  expect(next.replace.mock.calls).toEqual([['/om/r%C3%B8d', undefined, {}]]);
  expect(next.prefetch.mock.calls).toEqual([['/c', undefined, {}]]);
});

test.each(['edit', 'preview'])('prefetches nothing for an editor (%s)', async (pageState) => {
  const { next, router } = createRouter({ page: createPage([], { context: { pageState } }) });
  await router.prefetch('/a');
  expect(next.prefetch).not.toHaveBeenCalled();
  expect(router.isPreview).toBe(true);
});
