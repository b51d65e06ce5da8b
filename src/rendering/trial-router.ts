import Router, { type NextRouter } from 'next/router';
import type { Page } from './page';

/** What a component reads of Next's router on the server, where there is nowhere to go. */
export function createTrialRouter({ path }: Pick<Page, 'path'>): NextRouter {
  const goNowhere = () => {
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
    push: goNowhere,
    replace: goNowhere,
    reload: goNowhere,
    back: goNowhere,
    forward: goNowhere,
    prefetch: goNowhere,
    beforePopState: goNowhere,
  };
}
