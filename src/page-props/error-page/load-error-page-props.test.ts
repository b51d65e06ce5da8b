import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createPageDependencies, layoutOf } from '@tests/fakes/page-dependencies';
import { CmsError } from '@/cms/client/cms-error';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { loadErrorPageProps } from './load-error-page-props';

const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] },
  { name: 'dansk', hostName: '*.dk', defaultLanguage: 'da', languages: ['da'] },
  {
    name: 'unknown',
    hostName: 'unknown.test',
    defaultLanguage: 'en',
    languages: ['en'],
    languagesAreUnknown: true,
  },
];
const loadSites = async () => createSiteList(sites, 'main');
const loadErrorPages = async () => ({ notFound: null, serverError: null });
const outage = new CmsError({ kind: 'network', reason: 'network error' }, { operation: 'LayoutQuery' });

function failedRequest(statusCode: number, asPath: string, host = 'site.test') {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: { host } });
  const res = Object.assign(new ServerResponse(req), { statusCode });
  return { req, res, asPath };
}

test.each([
  ['a missing page', 404, undefined, { status: 404, code: 404 }],
  ['a path that cannot be decoded', 400, undefined, { status: 404, code: 400 }],
  ['an error in the code of the site', 500, new Error('a fault'), { status: 500, code: 500 }],
  ['a CMS that does not respond', 500, outage, { status: 503, code: 503 }],
])('shows the built-in error page for %s', async (_case, statusCode, err, { status, code }) => {
  const { dependencies } = createPageDependencies({ loadSites, loadErrorPages });
  const context = failedRequest(statusCode, '/about');
  const { builtIn } = await loadErrorPageProps({ ...context, err }, dependencies);
  expect(builtIn).toEqual({ status, language: 'en', homeHref: '/' });
  expect(context.res.statusCode).toBe(code);
  expect(context.res.getHeader('Retry-After')).toBe(code === 503 ? '30' : undefined);
});

test.each([
  ['/da/om', 'site.test', { language: 'da', homeHref: '/da' }],
  ['/da/a%22b?x=1', 'site.test', { language: 'da', homeHref: '/da' }],
  ['/om#top', 'www.solvind.dk', { language: 'da', homeHref: '/' }],
  ['/_site_main/en', 'site.test', { language: 'en', homeHref: '/' }],
  // The built-in error page has texts in this language, but the site does not have it.
  ['/it/support', 'site.test', { language: 'en', homeHref: '/' }],
  // This process does not know the languages of the site.
  ['/de/seite', 'unknown.test', { language: 'de', homeHref: '/de' }],
  ['/seite', 'unknown.test', { language: 'en', homeHref: '/' }],
])('the path %s on the host %s selects the language of the error page', async (asPath, host, place) => {
  const { dependencies } = createPageDependencies({ loadSites, loadErrorPages });
  const { builtIn } = await loadErrorPageProps(failedRequest(404, asPath, host), dependencies);
  expect(builtIn).toEqual({ status: 404, ...place });
});

test('shows the error page that editors made, in the language of the path', async () => {
  const { dependencies } = createPageDependencies({
    loadSites,
    loadErrorPages: async () => ({
      notFound: layoutOf([], { Title: { value: 'Not here' } }),
      serverError: null,
    }),
  });
  const { sitePage, builtIn } = await loadErrorPageProps(failedRequest(404, '/da/om'), dependencies);
  expect(sitePage?.head.title).toBe('Not here');
  expect(sitePage?.page.language).toBe('da');
  expect(builtIn).toBeUndefined();
});

test('shows the built-in error page during an export, when Next passes no request and no response', async () => {
  const { dependencies } = createPageDependencies({ loadSites, loadErrorPages });
  expect(await loadErrorPageProps({}, dependencies)).toEqual({
    builtIn: { status: 500, language: 'en', homeHref: '/' },
  });
});

test('throws when the site list is empty', async () => {
  const { dependencies } = createPageDependencies({ loadSites: async () => createSiteList([], 'main') });
  await expect(loadErrorPageProps(failedRequest(404, '/'), dependencies)).rejects.toThrow(
    'The list of sites is empty.',
  );
});
