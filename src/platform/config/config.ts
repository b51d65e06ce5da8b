import { type ConsentManager, readConsentManager } from './consent-manager';
import { ENVIRONMENT_NAMES, type Environment, EnvironmentSchema, type LogLevel } from './environment-schema';

export type Config = {
  cms: {
    /** The URL for GraphQL queries. Never log the whole URL, because its query string can contain the context id. */
    endpoint: string;
    headers: Readonly<Record<string, string>>;
    retries: number;
  };
  edge: { contextId?: string; url: string };
  /** If `mayBeChosen` is true, visitors can open another site with `?sc_site=`, which is meant for previews. */
  site: { name: string; defaultLanguage: string; mayBeChosen: boolean };
  publicUrl: string;
  server: {
    host: string;
    port: number;
    hasAccessLog: boolean;
    shutdown: { delayMs: number; timeoutMs: number };
  };
  /** The folder in which the site list is saved, so that the list survives a restart. */
  snapshotFolder: string;
  editing: { secret?: string; allowedOrigins: readonly string[] };
  /** Without `secret`, publishes are not accepted. `purgeUrls` are the origins of the CDN that accept `PURGE`. */
  revalidation: { secret?: string; purgeUrls: readonly string[] };
  personalize: {
    scope?: string;
    edgeTimeoutMs: number;
    cdpTimeoutMs: number;
    /** `null` if the variants of a page are not cached. */
    cacheMs: number | null;
  };
  consentManager: ConsentManager;
  timeouts: {
    cmsMs: number;
    componentDataMs: number;
    cacheMs: number;
    sitesCacheMs: number;
    redirectsCacheMs: number;
    pageRevalidateSeconds: number;
  };
  /** How much memory the pages of the page cache may take, in bytes. */
  pageCacheBytes: number;
  /** Connects several nodes. Contains the password: never log it. */
  redisUrl?: string;
  /** Hosts from which the server may fetch FEaaS components and data. `*.` at the start stands for any subdomain. */
  allowedComponentHosts: readonly string[];
  logLevel: LogLevel;
  metrics?: { endpoint: string; intervalMs: number };
  jssMode: 'connected' | 'disconnected';
  showErrorDetails: boolean;
  sendServerTiming: boolean;
};

/** Lists the problems with the names of their variables, but without values, because some are secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment has ${problems.length} problem(s):\n${problems.map((p) => `- ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type EnvironmentInput = Readonly<Record<string, string | undefined>>;

/** Throws a ConfigError if there are problems. A blank value, such as `NAME=` in an .env file, counts as missing. */
export function parseConfig(env: EnvironmentInput): Config {
  const input = Object.fromEntries(
    ENVIRONMENT_NAMES.map((name) => [name, env[name]?.trim() || undefined] as const),
  );
  const parsed = EnvironmentSchema.safeParse(input);
  const consentManager = readConsentManager(input);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...findEndpointProblems(input),
    ...(consentManager.problems ?? []),
  ];
  if (!parsed.success || !consentManager.value || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data, consentManager.value);
}

/** Requires a context id, or an endpoint with its API key (SDK facts §1). The context id takes precedence. */
function findEndpointProblems(env: EnvironmentInput): string[] {
  const { SITECORE_EDGE_CONTEXT_ID: contextId, GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: key } = env;
  if (contextId) return [];
  if (endpoint && !key) return ['SITECORE_API_KEY: is missing; GRAPH_QL_ENDPOINT needs it'];
  if (key && !endpoint) return ['GRAPH_QL_ENDPOINT: is missing; SITECORE_API_KEY needs it'];
  if (endpoint) return [];
  return [
    'SITECORE_EDGE_CONTEXT_ID, GRAPH_QL_ENDPOINT: both are missing; set the context id, or the endpoint with ' +
      'SITECORE_API_KEY (npm start without them runs the local CMS and sets them itself)',
  ];
}

function toConfig(env: Environment, consentManager: ConsentManager): Config {
  return {
    cms: { ...toEndpoint(env), retries: env.GRAPH_QL_SERVICE_RETRIES },
    edge: { contextId: env.SITECORE_EDGE_CONTEXT_ID, url: env.SITECORE_EDGE_URL },
    site: {
      name: env.SITECORE_SITE_NAME,
      defaultLanguage: env.DEFAULT_LANGUAGE,
      mayBeChosen: env.ALLOW_SITE_CHOICE,
    },
    publicUrl: new URL(env.PUBLIC_URL).origin,
    server: {
      host: env.HOST,
      port: env.PORT,
      hasAccessLog: env.ACCESS_LOG,
      shutdown: { delayMs: env.SHUTDOWN_DELAY_MS, timeoutMs: env.SHUTDOWN_TIMEOUT_MS },
    },
    snapshotFolder: env.SNAPSHOT_FOLDER,
    editing: { secret: env.JSS_EDITING_SECRET, allowedOrigins: env.JSS_ALLOWED_ORIGINS },
    revalidation: { secret: env.REVALIDATE_SECRET, purgeUrls: env.CDN_PURGE_URLS },
    personalize: {
      scope: env.NEXT_PUBLIC_PERSONALIZE_SCOPE,
      edgeTimeoutMs: env.PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT,
      cdpTimeoutMs: env.PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT,
      cacheMs: env.PERSONALIZE_CACHE_ENABLED ? env.PERSONALIZE_CACHE_SECONDS : null,
    },
    consentManager,
    timeouts: {
      cmsMs: env.CMS_DEADLINE_MS,
      componentDataMs: env.COMPONENT_DATA_DEADLINE_MS,
      cacheMs: env.CACHE_TIMEOUT_SECONDS,
      sitesCacheMs: env.SITES_CACHE_SECONDS,
      redirectsCacheMs: env.REDIRECTS_CACHE_SECONDS,
      pageRevalidateSeconds: env.PAGE_REVALIDATE_SECONDS,
    },
    pageCacheBytes: env.PAGE_CACHE_MB * 1_000_000,
    redisUrl: env.REDIS_URL,
    allowedComponentHosts: env.ALLOWED_COMPONENT_HOSTS.map((host) => host.toLowerCase()),
    logLevel: env.LOG_LEVEL,
    metrics: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL }
      : undefined,
    jssMode: env.JSS_MODE,
    showErrorDetails: env.SHOW_ERROR_DETAILS,
    sendServerTiming: env.SEND_SERVER_TIMING,
  };
}

function toEndpoint(env: Environment): Pick<Config['cms'], 'endpoint' | 'headers'> {
  if (!env.SITECORE_EDGE_CONTEXT_ID && env.GRAPH_QL_ENDPOINT) {
    return { endpoint: env.GRAPH_QL_ENDPOINT, headers: { sc_apikey: env.SITECORE_API_KEY ?? '' } };
  }
  const id = encodeURIComponent(env.SITECORE_EDGE_CONTEXT_ID ?? '');
  return {
    endpoint: `${env.SITECORE_EDGE_URL}/v1/content/api/graphql/v1?sitecoreContextId=${id}`,
    headers: {},
  };
}

let config: Config | undefined;

/** Reads the environment at the first call and not at import, because a build has no environment. */
export function getConfig(): Config {
  // Passes the whole `process.env`, because the bundler can replace `process.env.NAME` by its value at build time.
  config ??= parseConfig(process.env);
  return config;
}
