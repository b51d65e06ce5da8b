import { z } from 'zod';
import { readSampleSite, type SampleSite } from '../servers/sample-sites.ts';

const RoutesAnswer = z.object({
  data: z.object({
    site: z.object({
      siteInfo: z.object({
        routes: z.object({
          results: z.array(z.object({ routePath: z.string() })),
          pageInfo: z.object({ hasNext: z.boolean(), endCursor: z.string().nullish() }),
        }),
      }),
    }),
  }),
});

const ROUTES = `query Routes($site: String!, $language: String!, $after: String) {
  site { siteInfo(site: $site) { routes(language: $language, first: 100, after: $after) {
    results { routePath } pageInfo { hasNext endCursor }
  } } }
}`;

/** Fetches the public path of every page of the main sample site in English and Danish. */
export async function fetchSamplePaths(cmsUrl: string): Promise<string[]> {
  return fetchPublicPaths(cmsUrl, { ...readSampleSite('solvind'), languages: ['en', 'da'] });
}

/** One page of every kind. `tests/pages` opens the others. */
const KINDS = [
  '/',
  '/membership',
  '/membership/join',
  '/projects',
  '/projects/havnso-wind',
  '/news',
  '/news/school-roof',
  '/news/orkney-exchange',
  '/about',
  '/about/annual-report-2025',
  '/faq',
  '/contact',
  '/privacy',
  '/components-from-outside',
  '/search',
];

const isKind = (path: string): boolean => KINDS.includes(path.replace(/^\/da(?=\/|$)/, '') || '/');

/** Fetches the paths of the pages that tests open in a browser: one of every kind, or all with SAMPLE_PAGES=all. */
export async function fetchOpenedPaths(cmsUrl: string): Promise<string[]> {
  const paths = await fetchSamplePaths(cmsUrl);
  return process.env.SAMPLE_PAGES === 'all' ? paths : paths.filter(isKind);
}

/** Fetches the public path of every page of a site in every language. */
export async function fetchPublicPaths(cmsUrl: string, site: SampleSite): Promise<string[]> {
  const paths = await Promise.all(site.languages.map((language) => fetchPaths(cmsUrl, site, language)));
  return paths.flat();
}

async function fetchPaths(cmsUrl: string, site: SampleSite, language: string): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const response = await fetch(`${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: ROUTES, variables: { site: site.name, language, after } }),
    });
    const { results, pageInfo } = RoutesAnswer.parse(await response.json()).data.site.siteInfo.routes;
    found.push(...results.map(({ routePath }) => routePath));
    after = pageInfo.hasNext ? (pageInfo.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  const prefix = language === site.defaultLanguage ? '' : `/${language}`;
  return found.map((path) => `${prefix}${path}`.replace(/(.)\/$/, '$1'));
}
