import { getIn } from '@/rendering/fields/field-values';
import type { StarterConfig } from './config';

/** The starter's `temp/config` in the browser, which next.config.js puts in the place of config.ts: no secrets. */
const config: StarterConfig = {
  get sitecoreSiteName() {
    return readPage('siteName');
  },
  get defaultLanguage() {
    return readPage('defaultLanguage');
  },
  get publicUrl() {
    return readPage('publicUrl');
  },
  get sitecoreEdgeUrl() {
    return readPage('edge', 'url');
  },
  get sitecoreEdgeContextId() {
    return readPage('edge', 'contextId');
  },
};

/** Reads the data of the page with which the visitor came. It is the same on all pages of a site. */
function readPage(...names: string[]): string | undefined {
  const value = getIn(window.__NEXT_DATA__.props.pageProps, 'page', ...names);
  return typeof value === 'string' ? value : undefined;
}

export default config;
