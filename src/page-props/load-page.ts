import { CmsError } from '@/cms/client/cms-error';
import type { PublishedPage } from '@/cms/queries/fetch-page';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { PageKey } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { mapRoute, toServerPage, withPageState } from './server-page';
import type { PageDependencies, ServerPage } from './types';

/** Returns `null` when the page does not exist. Throws when the CMS fails, so an outage never looks like a 404. */
export async function loadPage(key: PageKey, dependencies: PageDependencies): Promise<ServerPage | null> {
  const { cms } = dependencies;
  const site = await findSite(key, dependencies);
  if (!site) return null;
  if (mayNameLanguage(site, key)) throw createUnknownSitesError();

  const { siteName, language } = key;
  const [page, dictionary] = await Promise.all([
    cms.fetchPage({ siteName, language, path: toItemPath(key.path) }),
    cms.loadDictionary(siteName, language),
  ]);
  if (!page) return null;
  const layout = withPageState(withContentLanguage(page, site, language), 'normal');
  return toServerPage({ key, site, layout, pageLanguages: page.languages, dictionary });
}

/** With a language fallback, the CMS names the language of the request, but the content is in that of another version. */
function withContentLanguage({ layout, languages }: PublishedPage, site: Site, language: string): Layout {
  if (languages.length === 0 || languages.includes(language)) return layout;
  const itemLanguage = languages.includes(site.defaultLanguage) ? site.defaultLanguage : languages[0];
  return mapRoute({ layout }, (route) => ({ ...route, itemLanguage })).layout;
}

/** Finds the site if it has the language. The proxy checks both, but revalidations do not pass through it. */
export async function findSite(
  { siteName, language }: PageKey,
  dependencies: Pick<PageDependencies, 'loadSites'>,
): Promise<Site | null> {
  const site = await findSiteByName(siteName, dependencies);
  if (!site || site.languages.includes(language)) return site;
  // The page may exist in a language that this process does not know yet, so this is not a 404.
  if (site.languagesAreUnknown) throw createUnknownSitesError();
  return null;
}

/** Finds a site by its name, in whatever language. Throws while this process does not know all sites. */
export async function findSiteByName(
  name: string,
  { loadSites }: Pick<PageDependencies, 'loadSites'>,
): Promise<Site | null> {
  const { status, sites } = await loadSites();
  const site = sites.find((known) => known.name === name) ?? null;
  if (!site && status === 'fallback') throw createUnknownSitesError();
  return site;
}

/** Matches two-letter codes, which nearly all sites use. With three letters, `/faq` would match. */
const LIKE_A_LANGUAGE = /^[a-z]{2}(-[a-z0-9-]+)?$/i;

/** Returns whether the path may begin with a language that the proxy did not know and took for a page. */
function mayNameLanguage(site: Site, { language, path: [first = ''] }: PageKey): boolean {
  if (site.languagesAreUnknown) return LIKE_A_LANGUAGE.test(first);
  // A proxy that knows the languages never requests `/en/da`: it takes `/da` for the language and redirects `/en/da`.
  return language === site.defaultLanguage && site.languages.some((known) => known.toLowerCase() === first);
}

const createUnknownSitesError = () =>
  new CmsError(
    { kind: 'network', reason: 'the site list has not been loaded yet' },
    { operation: 'SitesQuery' },
  );
