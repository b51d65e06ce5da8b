import Router, { type NextRouter } from 'next/router';
import type { PageData } from '../context/page-data';

/** Creates a router for components that are rendered on the server. Its functions that navigate throw. */
export function createServerRouter({ path }: Pick<PageData, 'path'>): NextRouter {
  const refuse = () => {
    throw new Error('There is no router on the server. Go to another page in an effect or a handler.');
  };
  return {
    route: '/[[...path]]',
    pathname: '/[[...path]]',
    query: {},
    asPath: path,
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
