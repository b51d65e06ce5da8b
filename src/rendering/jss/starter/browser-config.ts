import Router from 'next/router';
import { getIn } from '@/rendering/fields/field-values';
import type { PublicConfig, StarterConfig } from './config';

let found: unknown;

/** The starter's `temp/config` in the browser, which next.config.js puts in the place of config.ts: no secrets. */
const config: StarterConfig & Record<keyof PublicConfig, string | undefined> = {
  get sitecoreSiteName() {
    return read('sitecoreSiteName');
  },
  get defaultLanguage() {
    return read('defaultLanguage');
  },
  get publicUrl() {
    return read('publicUrl');
  },
  get sitecoreEdgeUrl() {
    return read('sitecoreEdgeUrl');
  },
  get sitecoreEdgeContextId() {
    return read('sitecoreEdgeContextId');
  },
  get personalizeScope() {
    return read('personalizeScope');
  },
};

function read(name: keyof PublicConfig): string | undefined {
  // Kept, because every page that has it has the same, and a navigation can lead to a page that does not have it.
  found ??= findOnPage();
  const value = getIn(found, name);
  return typeof value === 'string' ? value : undefined;
}

/** Reads the data of the page that is shown: a page of the CMS, or its error page. */
function findOnPage(): unknown {
  const pageProps = findPageProps();
  return getIn(pageProps, 'page', 'starterConfig') ?? getIn(pageProps, 'sitePage', 'page', 'starterConfig');
}

/** `__NEXT_DATA__` is that of the page on which the visitor arrived. The router does not know an error page. */
function findPageProps(): unknown {
  const { router } = Router;
  const current = router?.components[router.route]?.props;
  return getIn(current ?? window.__NEXT_DATA__.props, 'pageProps');
}

export default config;
