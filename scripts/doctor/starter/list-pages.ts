import type { CmsClient } from '@/cms/client/cms-client';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchPage } from '@/cms/queries/fetch-page';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { fetchSitesWithLanguages } from '../fetch-sites-with-languages.ts';
import { listTexts } from './list-texts.ts';

/** A published page, with its renderings of JSS components. */
export type TriedPage = {
  siteName: string;
  language: string;
  /** Public path without the language prefix. */
  path: string;
  itemId: string;
  renderings: Rendering[];
  /** All texts of the published layout, and the phrases. */
  published: string;
};

/** Returns site, language and path of a page for the report. */
export const toPlace = ({ siteName, language, path }: TriedPage): string => `${siteName} ${language} ${path}`;

export type TriedSite = { name: string; defaultLanguage: string; pages: TriedPage[] };

/** Lists the pages of all sites that use one of the components. */
export async function listPages(cms: CmsClient, names: ReadonlySet<string>): Promise<TriedSite[]> {
  const tried: TriedSite[] = [];
  const sites = await fetchSitesWithLanguages({ cms, config: { site: { defaultLanguage: 'en' } } });
  for (const { name, defaultLanguage, languages } of sites) {
    const pages: TriedPage[] = [];
    for (const language of languages) pages.push(...(await listInLanguage(cms, name, language, names)));
    tried.push({ name, defaultLanguage, pages });
  }
  return tried;
}

async function listInLanguage(
  cms: CmsClient,
  siteName: string,
  language: string,
  names: ReadonlySet<string>,
): Promise<TriedPage[]> {
  const pages: TriedPage[] = [];
  const phrases = listTexts(await fetchDictionary(cms, { siteName, language }));
  for (const path of await fetchStaticRoutes(cms, { siteName, language })) {
    const route = (await fetchPage(cms, { siteName, path, language }))?.layout.sitecore.route;
    const renderings = [...walkRenderings(route?.placeholders)].filter(({ componentName = '' }) =>
      names.has(componentName),
    );
    const { itemId } = route ?? {};
    if (itemId && renderings.length > 0) {
      const published = [...listTexts(route), ...phrases].join('\n');
      pages.push({ siteName, language, path, itemId, renderings, published });
    }
  }
  return pages;
}
