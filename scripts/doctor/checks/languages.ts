import { z } from 'zod';
import { collectPages, pageOf } from '@/cms/collect-pages';
import type { Site } from '@/cms/fetch-sites';
import { requestChecked } from '@/cms/request-checked';
import type { Check, Doctor } from '../doctor.ts';
import { fetchSitesWithLanguages } from '../fetch-languages.ts';
import { type Finding, fault } from '../finding.ts';
import { siteName } from './site-name.ts';

const PAGE_SIZE = 100;

const QUERY = `query RouteLanguagesQuery($siteName: String!, $language: String!, $pageSize: Int!, $after: String) {
  site { siteInfo(site: $siteName) { routes(language: $language, first: $pageSize, after: $after) {
    results { path: routePath route { languages { language { name } } } } pageInfo { endCursor hasNext }
  } } }
}`;

const Route = z.object({
  path: z.string(),
  route: z.object({ languages: z.array(z.object({ language: z.object({ name: z.string() }) })) }),
});
const Answer = z.object({ site: z.object({ siteInfo: z.object({ routes: pageOf(Route).nullable() }) }) });

export const languages: Check = {
  name: 'the languages of the sites fit together',
  needs: [siteName],
  find: async (doctor) => {
    const { name, defaultLanguage } = doctor.config.site;
    const findings: Finding[] = [];
    for (const site of await fetchSitesWithLanguages(doctor)) {
      if (site.name === name) findings.push(...findDefaultProblems(site, defaultLanguage));
      doctor.tell(`languages of ${site.name}`);
      findings.push(...(await findHomelessLanguages(doctor, site)));
    }
    return findings;
  },
};

function findDefaultProblems(site: Site, defaultLanguage: string): Finding[] {
  if (site.languages.includes(defaultLanguage)) return [];
  return [
    fault(
      `DEFAULT_LANGUAGE is "${defaultLanguage}", but ${site.name} has: ${site.languages.join(', ')}.`,
      'Set DEFAULT_LANGUAGE to one of these, or give the home page a version in that language and publish it.',
    ),
  ];
}

/** A site shows the languages of its home page; others have no address, whatever pages they have. */
async function findHomelessLanguages(doctor: Doctor, site: Site): Promise<Finding[]> {
  const pages = await fetchRoutes(doctor, site);
  const firstPages = new Map<string, string>();
  for (const { path, route } of pages.toReversed()) {
    for (const { language } of route.languages) firstPages.set(language.name, path);
  }
  return [...firstPages]
    .filter(([language]) => !site.languages.includes(language))
    .map(([language, path]) =>
      fault(
        `${site.name} cannot show ${language}: ${path} has it, but the home page has not.`,
        `Give the home page a version in ${language} and publish it.`,
      ),
    );
}

function fetchRoutes({ cms }: Doctor, { name, defaultLanguage }: Site) {
  return collectPages('RouteLanguagesQuery', async (after) => {
    const variables = { siteName: name, language: defaultLanguage, pageSize: PAGE_SIZE, after };
    return (await requestChecked(cms, QUERY, Answer, variables)).site.siteInfo.routes;
  });
}
