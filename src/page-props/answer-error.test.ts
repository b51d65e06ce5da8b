/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CmsError } from '@/cms/cms-error';
import { answerError } from './answer-error';
import { createSources, layoutOf } from './fake-sources';

const sites = [
  { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] },
  { name: 'dansk', hostName: '*.dk', defaultLanguage: 'da', languages: ['da'] },
];
const loadSites = async () => sites;
const loadErrorPages = async () => ({ notFound: null, serverError: null });
const outage = new CmsError({ kind: 'network', reason: 'network error' }, { operation: 'LayoutQuery' });

/** The request as Next hands it to the error page, its status already set. */
function failedRequest(statusCode: number, asPath: string, host = 'site.test') {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: { host } });
  const res = Object.assign(new ServerResponse(req), { statusCode });
  return { req, res, asPath };
}

test.each([
  ['a missing page', 404, undefined, { status: 404, code: 404 }],
  ['a path that cannot be decoded', 400, undefined, { status: 404, code: 400 }],
  ['a fault of the site', 500, new Error('a fault'), { status: 500, code: 500 }],
  ['a CMS that does not answer', 500, outage, { status: 503, code: 503 }],
])('tells the visitor of %s', async (_case, statusCode, err, { status, code }) => {
  const { sources } = createSources({ loadSites, loadErrorPages });
  const context = failedRequest(statusCode, '/about');
  const { builtIn } = await answerError({ ...context, err }, sources);
  expect(builtIn).toEqual({ status, language: 'en', homeHref: '/' });
  expect(context.res.statusCode).toBe(code);
  expect(context.res.getHeader('Retry-After')).toBe(code === 503 ? '30' : undefined);
});

test.each([
  ['/da/om', 'site.test', { language: 'da', homeHref: '/da' }],
  ['/da/a%22b?x=1', 'site.test', { language: 'da', homeHref: '/da' }],
  ['/om#top', 'www.solvind.dk', { language: 'da', homeHref: '/' }],
  ['/_site_main/en', 'site.test', { language: 'en', homeHref: '/' }],
  // Not a language that the CMS lists now; it may be one that it could not list.
  ['/de/seite', 'site.test', { language: 'de', homeHref: '/de' }],
])('speaks at %s of %s the language of the path', async (asPath, host, place) => {
  const { sources } = createSources({ loadSites, loadErrorPages });
  const { builtIn } = await answerError(failedRequest(404, asPath, host), sources);
  expect(builtIn).toEqual({ status: 404, ...place });
});

test("shows the editors' own page in the language of the path", async () => {
  const { sources } = createSources({
    loadSites,
    loadErrorPages: async () => ({
      notFound: layoutOf([], { Title: { value: 'Not here' } }),
      serverError: null,
    }),
  });
  const { sitePage, builtIn } = await answerError(failedRequest(404, '/da/om'), sources);
  expect(sitePage?.head.title).toBe('Not here');
  expect(sitePage?.page.language).toBe('da');
  expect(builtIn).toBeUndefined();
});

test('answers a request without a response, as an export has it', async () => {
  const { sources } = createSources({ loadSites, loadErrorPages });
  expect(await answerError({}, sources)).toEqual({
    builtIn: { status: 500, language: 'en', homeHref: '/' },
  });
});

test('says so when there is not even a configured site', async () => {
  const { sources } = createSources({ loadSites: async () => [] });
  await expect(answerError(failedRequest(404, '/'), sources)).rejects.toThrow('The list of sites is empty.');
});
