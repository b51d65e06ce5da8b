import { getConfig } from '@/platform/config/config';

/** The names of the starter's `temp/config`. */
export type StarterConfig = Record<string, string | undefined>;

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

export default config;
