import { z } from 'zod';

const LANGUAGES = ['en', 'da'];

const RoutesAnswer = z.object({
  data: z.object({
    site: z.object({
      siteInfo: z.object({ routes: z.object({ results: z.array(z.object({ routePath: z.string() })) }) }),
    }),
  }),
});

const ROUTES = `query Routes($language: String!) {
  site { siteInfo(site: "solvind") { routes(language: $language, first: 100) { results { routePath } } } }
}`;

/** Fetches the public path of every page of the sample site in every language. */
export async function fetchSamplePaths(cmsUrl: string): Promise<string[]> {
  const paths = await Promise.all(LANGUAGES.map((language) => fetchPaths(cmsUrl, language)));
  return paths.flat();
}

async function fetchPaths(cmsUrl: string, language: string): Promise<string[]> {
  const response = await fetch(`${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: ROUTES, variables: { language } }),
  });
  const { results } = RoutesAnswer.parse(await response.json()).data.site.siteInfo.routes;
  const prefix = language === 'en' ? '' : `/${language}`;
  return results.map(({ routePath }) => `${prefix}${routePath}`.replace(/(.)\/$/, '$1'));
}
