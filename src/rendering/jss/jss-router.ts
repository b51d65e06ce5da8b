import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';
import type { NextRouter } from 'next/router';
import { decodeText } from '@/platform/text/decode-text';
import type { PageData } from '../context/page-data';
import { toPublicUrl, type Url } from './jss-urls';

type Page = Pick<PageData, 'path' | 'language' | 'languages' | 'defaultLanguage' | 'layout'>;

/** `suffix`: the query and the hash of the URL, or `null` while the server renders and React hydrates. */
type JssRouterParts = { page: Page; router: NextRouter; suffix: string | null };

/** Options of Next's router. Its own i18n, which would read `locale`, is off. */
type Options = Parameters<NextRouter['push']>[2];

/**
 * Creates the router of the starter: with the languages of the site, and with paths without a language. It inherits
 * from Next's router, whose properties change with each page.
 */
export function createJssRouter({ page, router, suffix }: JssRouterParts): NextRouter {
  const { pageState = 'normal' } = page.layout.sitecore.context;
  const search = new URL(suffix ?? '', 'http://localhost').searchParams;
  const values = {
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    query: { ...searchParamsToUrlQuery(search), ...toPathQuery(page.path) },
    asPath: page.path + (suffix ?? ''),
    locale: page.language,
    locales: [...page.languages],
    defaultLocale: page.defaultLanguage,
    // As in the starter, where the server does not know the query of a cached page.
    isReady: suffix !== null,
    isPreview: pageState !== 'normal',
    isFallback: false,
  };
  const toUrl = (url: Url, as?: Url, locale?: string | false) => toPublicUrl(as ?? url, values, locale);
  const go = (name: 'push' | 'replace') => (url: Url, as?: Url, options?: Options) => {
    const { locale, ...others } = options ?? {};
    return router[name](toUrl(url, as, locale), undefined, others);
  };
  // Editors' sessions are over after some seconds, and drafts then do not exist.
  const prefetch: NextRouter['prefetch'] =
    pageState === 'normal'
      ? (url, as, { locale, ...others } = {}) => router.prefetch(toUrl(url, as, locale), undefined, others)
      : () => Promise.resolve();
  const own = { ...values, push: go('push'), replace: go('replace'), prefetch };
  return Object.create(router, Object.getOwnPropertyDescriptors(own));
}

/** The home page has none, as with Next's optional catch-all. */
function toPathQuery(path: string): { path?: string[] } {
  const segments = path.split('/').filter(Boolean);
  return segments.length > 0 ? { path: segments.map((segment) => decodeText(segment) ?? segment) } : {};
}
