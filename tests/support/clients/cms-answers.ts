import { createCmsClient } from '@/cms/client/create-cms-client';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchErrorPages } from '@/cms/queries/fetch-error-pages';
import { fetchPage } from '@/cms/queries/fetch-page';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchPersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import { fetchRobots } from '@/cms/queries/fetch-robots';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import { fetchSites } from '@/cms/queries/fetch-sites';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';

export const toCmsClient = (cmsUrl: string, contextId = 'test') =>
  createCmsClient({
    endpoint: `${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=${contextId}`,
    retries: 0,
    deadlineMs: 20_000,
  });

/** Sends every query of the site to a CMS. Each key of the result is a query with its variables. */
export async function fetchCmsAnswers(cmsUrl: string, contextId?: string): Promise<Record<string, unknown>> {
  const cms = toCmsClient(cmsUrl, contextId);
  const answers: Record<string, unknown> = {};
  const add = async (name: string, answer: Promise<unknown>) => {
    answers[name] = await answer;
  };
  const sites = await fetchSites(cms);
  answers.sites = sites;
  for (const { name: siteName, language: defaultLanguage } of sites) {
    await add(`attributes of ${siteName}`, fetchSiteAttributes(cms, siteName));
    await add(`redirects of ${siteName}`, fetchRedirects(cms, siteName));
    await add(`robots of ${siteName}`, fetchRobots(cms, siteName));
    const languages = await fetchPageLanguages(cms, { siteName, path: '/', language: defaultLanguage });
    for (const language of languages) {
      const place = { siteName, language };
      const where = `${siteName} in ${language}`;
      await add(`dictionary of ${where}`, fetchDictionary(cms, place));
      await add(`error pages of ${where}`, fetchErrorPages(cms, place));
      const paths = await fetchStaticRoutes(cms, place);
      answers[`routes of ${where}`] = paths;
      for (const path of [...paths, '/nowhere']) {
        await add(`page ${path} of ${where}`, fetchPage(cms, { ...place, path }));
        await add(`variants of ${path} of ${where}`, fetchPersonalizeInfo(cms, { ...place, path }));
      }
    }
  }
  return answers;
}
