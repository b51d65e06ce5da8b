import type { NextPageContext } from 'next';
import { CmsError } from '@/cms/cms-error';
import { type ErrorStatus, hasErrorTexts } from '@/layouts/error-texts';
import type { PageKey } from '@/lib/internal-path';
import { toPublicPath } from '@/lib/public-path';
import { createFindSite } from '@/services/sites/find-site';
import { toPublicAddress } from '@/services/sites/to-public-address';
import type { ErrorPageProps } from './error-page-props';
import { loadErrorPage } from './load-error-page';
import { getPageSources } from './page-sources';
import type { PageSources } from './types';

/** Seconds after which a browser or a crawler may ask again. */
const RETRY_AFTER = '30';

/** Sets the status of a failed request and finds the page that tells the visitor, in the visitor's language. */
export async function answerError(
  { req, res, err, asPath = '/' }: Pick<NextPageContext, 'req' | 'res' | 'err' | 'asPath'>,
  sources = getPageSources(),
): Promise<ErrorPageProps> {
  const status = toErrorStatus(res?.statusCode, err);
  if (res && status === 503) {
    res.statusCode = 503;
    res.setHeader('Retry-After', RETRY_AFTER);
  }

  const { page, builtIn } = await findErrorPlace(req?.headers.host ?? '', asPath, sources);
  const sitePage = await loadErrorPage(status, page, sources);
  return sitePage ? { sitePage } : { builtIn: { status, ...builtIn } };
}

/** 400, a path that cannot be decoded, is to a visitor what 404 is. */
function toErrorStatus(statusCode: number | undefined, error: unknown): ErrorStatus {
  if (error instanceof CmsError) return 503;
  return statusCode !== undefined && statusCode < 500 ? 404 : 500;
}

/** The site and the language that the visitor asked for; of a path that no page can have, its first segment. */
async function findErrorPlace(host: string, asPath: string, { cms, mainSiteName }: PageSources) {
  const sites = await cms.loadSites();
  const site = createFindSite(sites, mainSiteName)(host) ?? sites[0];
  if (!site) throw new Error('The list of sites is empty.');
  const [pathname = '/'] = asPath.split(/[?#]/);
  const [, prefix = ''] = pathname.split('/');
  const address = toPublicAddress(site, pathname) ?? toPublicAddress(site, `/${prefix}`);
  const language = address?.page.language ?? site.defaultLanguage;
  const page: PageKey = { siteName: site.name, language, path: [], variantIds: [] };
  // Without the CMS the languages of the site may be unknown; the path still says which one the visitor reads.
  const spoken = hasErrorTexts(prefix) ? prefix : language;
  return { page, builtIn: { language: spoken, homeHref: toPublicPath(site, { ...page, language: spoken }) } };
}
