import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { collectPages, pageOf } from '@/cms/client/collect-pages';
import { requestChecked } from '@/cms/client/request-checked';
import { fetchPage } from '@/cms/queries/fetch-page';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';
import type { Placeholders, Rendering } from '@/cms/schemas/layout-schema';
import type { Doctor } from './check.ts';
import { fetchSitesWithLanguages } from './fetch-sites-with-languages.ts';

/** The id of Sitecore's template Json Rendering, which every rendering of a headless site uses. */
const JSON_RENDERING = '04646a89-996f-4ee7-878a-ffdbf1f0ef0d';
const PAGE_SIZE = 100;

const QUERY = `query RenderingsQuery($template: String!, $language: String!, $pageSize: Int!, $after: String) {
  search(where: { AND: [
    { name: "_templates", value: $template, operator: EQ } { name: "_language", value: $language, operator: EQ }
  ] } first: $pageSize, after: $after) {
    results { name componentName: field(name: "componentName") { value } } pageInfo { endCursor hasNext }
  }
}`;

const RawItem = z.object({
  name: z.string(),
  componentName: z.object({ value: z.string().nullable() }).nullable(),
});
const RawRenderings = z.object({ search: pageOf(RawItem) });

/** Fetches the names of the renderings that editors can place. The set is empty if the CMS does not publish them. */
export async function fetchRenderings({ cms, config }: Doctor): Promise<ReadonlySet<string>> {
  const variables = { template: JSON_RENDERING, language: config.site.defaultLanguage, pageSize: PAGE_SIZE };
  const items = await collectPages('RenderingsQuery', async (after) => {
    return (await requestChecked(cms, QUERY, RawRenderings, { ...variables, after })).search;
  });
  return new Set(items.map(({ name, componentName }) => componentName?.value || name));
}

/** Maximum number of pages that are read. A large site has thousands, but most of them use the same renderings. */
const MAX_PAGES_PER_LANGUAGE = 300;
/** Limits the doctor to 40 requests per second. Experience Edge allows 80, and the visitors' requests count too. */
const PAUSE_MS = 25;

/** Returns the names of the renderings on published pages, each with the first page that uses it. */
export async function collectUsedRenderings(doctor: Doctor): Promise<ReadonlyMap<string, string>> {
  const used = new Map<string, string>();
  for (const { name: siteName, languages } of await fetchSitesWithLanguages(doctor)) {
    for (const language of languages) {
      const paths = await fetchStaticRoutes(doctor.cms, { siteName, language });
      const some = paths.slice(0, MAX_PAGES_PER_LANGUAGE);
      for (const [index, path] of some.entries()) {
        doctor.setProgress(`${siteName} in ${language}: page ${index + 1} of ${some.length}`);
        const page = await fetchPage(doctor.cms, { siteName, path, language });
        for (const name of toNames(page?.layout.sitecore.route?.placeholders)) {
          if (!used.has(name)) used.set(name, `${path} of ${siteName} in ${language}`);
        }
        await sleep(PAUSE_MS);
      }
    }
  }
  return used;
}

const toNames = (placeholders: Placeholders = {}): string[] =>
  Object.values(placeholders).flat().flatMap(toOwnNames);

function toOwnNames({ componentName, experiences = {}, placeholders }: Rendering): string[] {
  const others = Object.values(experiences).filter((experience) => experience !== null);
  return [componentName ?? [], others.flatMap(toOwnNames), toNames(placeholders)].flat();
}
