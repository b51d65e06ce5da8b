import type { NextPageContext } from 'next';
import { CmsError } from '@/cms/client/cms-error';
import type { PageKey } from '@/features/sites/internal-path';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import { toPublicPath } from '@/features/sites/public-path';
import type { SiteList } from '@/features/sites/site-list/site-list';
import type { ErrorLayoutProps } from '@/layouts/ErrorLayout';
import { RETRY_AFTER_SECONDS } from '@/platform/http/retry-after';
import { type ErrorStatus, hasErrorTexts } from '@/texts/error-pages';
import type { PageDependencies, PageProps } from '../types';
import { loadErrorPage } from './load-error-page';

/** Either the error page that the site's editors made, or the built-in error page, which needs no CMS. */
export type ErrorPageProps =
  | { sitePage: PageProps; builtIn?: undefined }
  | { sitePage?: undefined; builtIn: ErrorLayoutProps };

/** Loads the error page for a failed request, in the visitor's language. If the CMS has failed, sets the status 503. */
export async function loadErrorPageProps(
  { req, res, err, asPath = '/' }: Pick<NextPageContext, 'req' | 'res' | 'err' | 'asPath'>,
  dependencies: PageDependencies,
): Promise<ErrorPageProps> {
  const status = toErrorStatus(res?.statusCode, err);
  if (res && status === 503) {
    res.statusCode = 503;
    res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  }

  const { page, builtIn } = toErrorRoute(req?.headers.host ?? '', asPath, await dependencies.loadSites());
  const sitePage = await loadErrorPage(status, page, dependencies);
  return sitePage ? { sitePage } : { builtIn: { status, ...builtIn } };
}

/** Returns 404 for a path that Next cannot decode, for which Next sets 400. */
function toErrorStatus(statusCode: number | undefined, error: unknown): ErrorStatus {
  if (error instanceof CmsError) return 503;
  return statusCode !== undefined && statusCode < 500 ? 404 : 500;
}

/** If the path is not valid for a page, its first segment determines the language. */
function toErrorRoute(host: string, asPath: string, { sites, findByHost }: SiteList) {
  const site = findByHost(host) ?? sites[0];
  if (!site) throw new Error('The list of sites is empty.');
  const [pathname = '/'] = asPath.split(/[?#]/);
  const [, prefix = ''] = pathname.split('/');
  const publicPath = parsePublicPath(site, pathname) ?? parsePublicPath(site, `/${prefix}`);
  const language = publicPath?.page.language ?? site.defaultLanguage;
  const page: PageKey = { siteName: site.name, language, path: [], variantIds: [] };
  // While the CMS is down, the site's languages may be unknown, but the path contains the visitor's language.
  const textLanguage = site.languagesAreUnknown && hasErrorTexts(prefix) ? prefix : language;
  const homeHref = toPublicPath(site, { ...page, language: textLanguage });
  return { page, builtIn: { language: textLanguage, homeHref, theme: site.theme } };
}
