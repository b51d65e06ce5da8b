import { z } from 'zod';
import { collectPages, pageOf } from '@/cms/client/collect-pages';
import { requestChecked } from '@/cms/client/request-checked';
import type { Site } from '@/features/sites/site-list/site-list';
import type { Check, Doctor } from '../check.ts';
import { fetchSitesWithLanguages } from '../fetch-sites-with-languages.ts';
import { siteInCms } from './cms.ts';

const PAGE_SIZE = 100;

const QUERY = `query RouteLanguagesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath route { languages { language { name } } } } pageInfo { endCursor hasNext }
  } } }
}`;

const RawRoute = z.object({
  path: z.string(),
  route: z.object({ languages: z.array(z.object({ language: z.object({ name: z.string() }) })) }),
});
const RawRoutes = z.object({
  site: z.object({ siteInfo: z.object({ routes: pageOf(RawRoute).nullable() }) }),
});

export const languages: Check = {
  name: 'the languages of the sites are consistent',
  needs: [siteInCms],
  async *run(doctor) {
    const { name, defaultLanguage } = doctor.config.site;
    for (const site of await fetchSitesWithLanguages(doctor)) {
      if (site.name === name && !site.languages.includes(defaultLanguage)) {
        yield {
          problem: `DEFAULT_LANGUAGE is "${defaultLanguage}", but ${name} has: ${site.languages.join(', ')}.`,
          advice:
            'Set DEFAULT_LANGUAGE to one of these, or give the home page a version in that language and publish it.',
        };
      }
      doctor.setProgress(`languages of ${site.name}`);
      for (const [language, path] of await fetchFirstPages(doctor, site)) {
        // A site serves only the languages of its home page. A page in any other language has no URL.
        if (site.languages.includes(language)) continue;
        yield {
          problem: `${site.name} cannot show ${language}: ${path} has it, but the home page has not.`,
          advice: `Give the home page a version in ${language} and publish it.`,
        };
      }
    }
  },
};

async function fetchFirstPages({ cms }: Doctor, site: Site): Promise<ReadonlyMap<string, string>> {
  const routes = await collectPages('RouteLanguagesQuery', async (after) => {
    const variables = { siteName: site.name, language: site.defaultLanguage, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, QUERY, RawRoutes, variables)).site.siteInfo.routes;
  });
  const firstPages = new Map<string, string>();
  for (const { path, route } of routes.toReversed()) {
    for (const { language } of route.languages) firstPages.set(language.name, path);
  }
  return firstPages;
}
