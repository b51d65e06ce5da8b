import { getConfig } from '@/platform/config/config';
import { pick } from '@/platform/json/pick';

/** Components may read any name of the starter's `temp/config`. Those that have no value here are undefined. */
export type StarterConfig = Readonly<Record<string, string | undefined>>;

const PUBLIC_NAMES = [
  'sitecoreSiteName',
  'defaultLanguage',
  'publicUrl',
  'sitecoreEdgeUrl',
  'sitecoreEdgeContextId',
  'personalizeScope',
] as const;

export type PublicConfig = Readonly<Partial<Record<(typeof PUBLIC_NAMES)[number], string>>>;

/** The starter's `temp/config` on the server: read when it is used, because a build has no environment. */
const config: StarterConfig = {
  get sitecoreApiKey() {
    return getConfig().cms.headers.sc_apikey;
  },
  get graphQLEndpoint() {
    return getConfig().cms.endpoint;
  },
  get sitecoreSiteName() {
    return getConfig().site.name;
  },
  get defaultLanguage() {
    return getConfig().site.defaultLanguage;
  },
  get publicUrl() {
    return getConfig().publicUrl;
  },
  get sitecoreEdgeUrl() {
    return getConfig().edge.url;
  },
  get sitecoreEdgeContextId() {
    return getConfig().edge.contextId;
  },
  get personalizeScope() {
    return getConfig().personalize.scope;
  },
};

/** Returns what browsers may know: no secrets. As in the starter, it is the same on all pages of all sites. */
export const getPublicConfig = (): PublicConfig => ({
  ...pick(config, PUBLIC_NAMES),
  sitecoreEdgeContextId: getConfig().edge.browserContextId,
});

export default config;
