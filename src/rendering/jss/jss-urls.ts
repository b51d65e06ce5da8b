import { formatUrl } from 'next/dist/shared/lib/router/utils/format-url';
import type { NextRouter } from 'next/router';

export type Url = Parameters<NextRouter['push']>[0];

/** What a URL of another page depends on. `asPath` is the path of this page, without its language. */
export type UrlContext = Pick<NextRouter, 'asPath' | 'locale' | 'locales' | 'defaultLocale'>;

const CATCH_ALL = '[[...path]]';

/**
 * Returns the public URL of what a component of the starter names. As with Next's own i18n, paths have no language, and
 * get that of this page or `locale`. With `false`, the path already has its language.
 */
export function toPublicUrl(url: Url, context: UrlContext, locale?: string | false): string {
  const text = typeof url === 'string' ? url : formatUrl(fillCatchAll(url));
  const href = text.startsWith('?') ? context.asPath.replace(/[?#].*$/, '') + text : text;
  const language = locale ?? context.locale;
  if (!language || language === context.defaultLocale || !isPath(href)) return href;
  return hasLanguage(href, context.locales) ? href : `/${language}${href.replace(/^\/(?=[?#]|$)/, '')}`;
}

const isPath = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

function hasLanguage(path: string, languages: UrlContext['locales'] = []): boolean {
  const first = path.split(/[/?#]/)[1]?.toLowerCase();
  return languages.some((language) => language.toLowerCase() === first);
}

/** Puts the segments of `query.path` in their place: `{ pathname: router.pathname, query: router.query }`. */
function fillCatchAll(url: Exclude<Url, string>): Exclude<Url, string> {
  const { pathname, query } = url;
  if (!pathname?.includes(CATCH_ALL) || typeof query === 'string') return url;
  const { path = [], ...others } = query ?? {};
  const segments = [path].flat().map((segment) => encodeURIComponent(String(segment)));
  return { ...url, pathname: pathname.replace(CATCH_ALL, () => segments.join('/')), query: others };
}
