import type { PageKey } from '@/features/sites/internal-path';
import type { ErrorStatus } from '@/texts/error-pages';
import { completePage } from '../build-page-props';
import { findSite } from '../load-page';
import { toServerPage, withPageState } from '../server-page';
import type { PageDependencies, PageProps } from '../types';

/** Returns `null` if there is no error page or loading fails, and for the status 503, because the CMS is then down. */
export async function loadErrorPage(
  status: ErrorStatus,
  key: PageKey,
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  if (status === 503) return null;
  try {
    return await buildErrorPageProps(status, key, dependencies);
  } catch (error) {
    // Isolation point: after any failure, the visitor gets the built-in error page.
    dependencies.logger.error(
      { error, status, site: key.siteName },
      'The error page of the site could not be loaded',
    );
    return null;
  }
}

async function buildErrorPageProps(
  status: 404 | 500,
  key: PageKey,
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  const { cms } = dependencies;
  const site = await findSite(key, dependencies);
  if (!site) return null;

  const [errorPages, dictionary] = await Promise.all([
    cms.loadErrorPages(key.siteName, key.language),
    cms.loadDictionary(key.siteName, key.language),
  ]);
  const layout = status === 404 ? errorPages.notFound : errorPages.serverError;
  if (!layout?.sitecore.route) return null;

  const shown = withPageState(layout, 'normal');
  const page = toServerPage({ key, site, layout: shown, dictionary, pageLanguages: [] });
  const props = await completePage(page, dependencies);
  return { ...props, head: { ...props.head, canonical: undefined, noIndex: true } };
}
