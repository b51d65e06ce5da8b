import type { ErrorStatus } from '@/layouts/error-texts';
import type { PageKey } from '@/lib/internal-path';
import { completePage } from './build-page-props';
import { findSite, toLoadedPage } from './load-page';
import type { PageProps, PageSources } from './types';
import { withPageState } from './with-page-state';

/**
 * The site's own page for an error, as its editors made it. `null` when there is none, and for 503: what the CMS
 * cannot deliver now, its error page is.
 */
export async function loadErrorPage(
  status: ErrorStatus,
  key: PageKey,
  sources: PageSources,
): Promise<PageProps | null> {
  if (status === 503) return null;
  try {
    return await buildErrorPageProps(status, key, sources);
  } catch (error) {
    sources.logger.error(
      { error, status, siteName: key.siteName },
      'The error page of the site could not be loaded',
    );
    return null;
  }
}

async function buildErrorPageProps(
  status: 404 | 500,
  key: PageKey,
  sources: PageSources,
): Promise<PageProps | null> {
  const { cms } = sources;
  const site = await findSite(key, cms);
  if (!site) return null;

  const [errorPages, dictionary] = await Promise.all([
    cms.loadErrorPages(key.siteName, key.language),
    cms.loadDictionary(key.siteName, key.language),
  ]);
  const layout = status === 404 ? errorPages.notFound : errorPages.serverError;
  if (!layout?.sitecore.route) return null;

  const shown = withPageState(layout, 'normal');
  const page = toLoadedPage({ key, site, layout: shown, dictionary, pageLanguages: [] });
  const props = await completePage(page, sources);
  return { ...props, head: { ...props.head, canonical: undefined, noIndex: true } };
}
