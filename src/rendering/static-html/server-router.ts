import Router, { type NextRouter } from 'next/router';
import type { PageData } from '../context/page-data';

type RoutedPage = Pick<PageData, 'path' | 'language' | 'defaultLanguage'>;

/** Creates a router for components that are rendered on the server. Its functions that navigate throw. */
export function createServerRouter(page: RoutedPage): NextRouter {
  const refuse = () => {
    throw new Error('There is no router on the server. Go to another page in an effect or a handler.');
  };
  return {
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    query: {},
    asPath: toPublicPath(page),
    basePath: '',
    isLocaleDomain: false,
    isFallback: false,
    isReady: true,
    isPreview: false,
    events: Router.events,
    push: refuse,
    replace: refuse,
    reload: refuse,
    back: refuse,
    forward: refuse,
    prefetch: refuse,
    beforePopState: refuse,
  };
}

/** Returns the path in the address bar, with the language unless it is the site's default. */
function toPublicPath({ path, language, defaultLanguage }: RoutedPage): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
