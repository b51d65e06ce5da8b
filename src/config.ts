import { z } from 'zod';
import { CACHE_TIMEOUT_NOT_POSITIVE } from '@/lib/error-catalogue';
import { LANGUAGE_CODE } from '@/lib/language-code';

const MAX_MS = 600_000;
const MAX_SECONDS = 86_400 * 7;

/** Checked settings of a running site; made from the environment once, at start. */
export type Config = {
  cms: {
    /** The GraphQL address. With a context id it holds the id: never print it whole. */
    endpoint: string;
    headers: Readonly<Record<string, string>>;
    /** How often a failed request is tried again. */
    retries: number;
  };
  edge: { contextId?: string; url: string };
  /** `mayBeChosen`: another site by `sc_site`, for previews. */
  site: { name: string; defaultLanguage: string; mayBeChosen: boolean };
  publicUrl: string;
  /** Where the list of sites is kept over restarts. */
  snapshotFolder: string;
  port: number;
  editing: { secret?: string; allowedOrigins: readonly string[] };
  personalize: { scope?: string; edgeTimeoutMs: number; cdpTimeoutMs: number; cacheMs: number };
  timeouts: { cmsMs: number; componentDataMs: number; cacheMs: number; pageRevalidateSeconds: number };
  redisUrl?: string;
  revalidateSecret?: string;
  /** Host names, `*.` in front allowed, that FEaaS components and data settings may be fetched from. */
  allowedComponentHosts: readonly string[];
  logLevel: LogLevel;
  /** Where what the site measures is sent, and how often; absent: nowhere. */
  metrics?: { endpoint: string; intervalMs: number };
  jssMode: 'connected' | 'disconnected';
  /** Set by `next dev`: errors are told in full. */
  isDevelopment: boolean;
};

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Says all that is wrong with the environment, by variable name; never a value, for some are secrets. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment has ${problems.length} problem(s):\n${problems.map((p) => `- ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type UrlRules = { schemes?: readonly string[]; isOrigin?: boolean; mayHaveQuery?: boolean };

function findUrlProblem(text: string, rules: UrlRules): string | null {
  const schemes = rules.schemes ?? ['http:', 'https:'];
  if (!URL.canParse(text)) return `is not a URL; write it as ${schemes.at(-1)}//host`;
  const url = new URL(text);
  if (!schemes.includes(url.protocol)) return `must begin with ${schemes.join('// or ')}//`;
  // fetch refuses such addresses (Fetch standard, Request constructor); Redis takes them.
  if (url.protocol.startsWith('http') && (url.username || url.password))
    return 'must not hold user or password';
  if (rules.isOrigin && url.pathname !== '/') return 'must have no path, only scheme, host and port';
  if (!rules.mayHaveQuery && (url.search || url.hash)) return 'must have no "?" and no "#"';
  return null;
}

const text = (problem: string) => z.string({ error: problem });

const url = (rules: UrlRules = {}) =>
  z
    .string()
    .superRefine((value, context) => {
      const message = findUrlProblem(value, rules);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => value.replace(/\/+$/, ''));

const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

// The words are the spec's (§5).
const cacheSeconds = z
  .string()
  .transform(Number)
  .refine((seconds) => seconds > 0 && seconds <= MAX_SECONDS, CACHE_TIMEOUT_NOT_POSITIVE);

const list = (entry: RegExp, problem: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().replace(/\/+$/, '')))
    .transform((parts) => parts.filter(Boolean))
    .refine((parts) => parts.every((part) => entry.test(part)), problem)
    .default([]);

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be one of: ${names.join(', ')}` });

const shape = {
  SITECORE_EDGE_CONTEXT_ID: z.string().regex(/^\S+$/, 'must have no white space').optional(),
  SITECORE_EDGE_URL: url().default('https://edge-platform.sitecorecloud.io'),
  GRAPH_QL_ENDPOINT: url({ mayHaveQuery: true }).optional(),
  SITECORE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'holds a character that an HTTP header cannot carry')
    .optional(),
  SITECORE_SITE_NAME: text("is not given; set it to the site's name in the CMS"),
  DEFAULT_LANGUAGE: z
    .string()
    .regex(LANGUAGE_CODE, 'must be a language code such as en or da-DK')
    .default('en'),
  ALLOW_SITE_CHOICE: oneOf(['true', 'false']).default('false'),
  PUBLIC_URL: url({ isOrigin: true }).default('http://localhost:3000'),
  SNAPSHOT_FOLDER: z.string().default('.next/cache/snapshots'),
  PORT: whole(1, 65_535).default(3000),
  JSS_EDITING_SECRET: z.string().optional(),
  JSS_ALLOWED_ORIGINS: list(
    /^https?:\/\/[^\s/?#]+$/i,
    'must be origins such as https://pages.sitecorecloud.io, with commas between',
  ),
  JSS_MODE: oneOf(['connected', 'disconnected']).default('connected'),
  GRAPH_QL_SERVICE_RETRIES: whole(0, 10).default(3),
  CMS_DEADLINE_MS: whole(1, MAX_MS).default(5000),
  COMPONENT_DATA_DEADLINE_MS: whole(1, MAX_MS).default(2000),
  CACHE_TIMEOUT_SECONDS: cacheSeconds.default(60),
  PAGE_REVALIDATE_SECONDS: whole(1, MAX_SECONDS).default(60),
  PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT: whole(1, MAX_MS).default(400),
  PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT: whole(1, MAX_MS).default(400),
  PERSONALIZE_CACHE_SECONDS: cacheSeconds.default(10),
  NEXT_PUBLIC_PERSONALIZE_SCOPE: z.string().optional(),
  REDIS_URL: url({ schemes: ['redis:', 'rediss:'], mayHaveQuery: true }).optional(),
  REVALIDATE_SECRET: z.string().optional(),
  ALLOWED_COMPONENT_HOSTS: list(
    /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i,
    'must be host names such as components.example.com, with commas between',
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  OTEL_METRIC_EXPORT_INTERVAL: whole(100, MAX_MS).default(60_000),
};

const Environment = z.object(shape);

/** Every variable that the site knows. */
export const ENVIRONMENT_NAMES = Object.keys(shape);

type Given = Readonly<Record<string, string | undefined>>;

/** Checks the environment as a whole. An empty value counts as not given, as in `NAME=` of an .env file. */
export function parseConfig(env: Given): Config {
  const given = Object.fromEntries(
    ENVIRONMENT_NAMES.map((name) => [name, env[name]?.trim() || undefined] as const),
  );
  const parsed = Environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...findEndpointProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return { ...toConfig(parsed.data), isDevelopment: env.NODE_ENV === 'development' };
}

/** The CMS has two kinds of address (SDK facts §1); with both, as XM Cloud's own hosting gives them, the context id wins. */
function findEndpointProblems(given: Given): string[] {
  const { SITECORE_EDGE_CONTEXT_ID: contextId, GRAPH_QL_ENDPOINT: endpoint, SITECORE_API_KEY: key } = given;
  if (contextId) return [];
  if (endpoint && !key) return ['SITECORE_API_KEY: is not given; GRAPH_QL_ENDPOINT needs it'];
  if (key && !endpoint) return ['GRAPH_QL_ENDPOINT: is not given; SITECORE_API_KEY needs it'];
  if (endpoint) return [];
  return [
    'SITECORE_EDGE_CONTEXT_ID, GRAPH_QL_ENDPOINT: neither is given; set the context id, or the endpoint with ' +
      'SITECORE_API_KEY (npm start without them runs the local CMS and sets them itself)',
  ];
}

function toConfig(env: z.output<typeof Environment>): Omit<Config, 'isDevelopment'> {
  return {
    cms: { ...toEndpoint(env), retries: env.GRAPH_QL_SERVICE_RETRIES },
    edge: { contextId: env.SITECORE_EDGE_CONTEXT_ID, url: env.SITECORE_EDGE_URL },
    site: {
      name: env.SITECORE_SITE_NAME,
      defaultLanguage: env.DEFAULT_LANGUAGE,
      mayBeChosen: env.ALLOW_SITE_CHOICE === 'true',
    },
    publicUrl: new URL(env.PUBLIC_URL).origin,
    snapshotFolder: env.SNAPSHOT_FOLDER,
    port: env.PORT,
    editing: { secret: env.JSS_EDITING_SECRET, allowedOrigins: env.JSS_ALLOWED_ORIGINS },
    personalize: {
      scope: env.NEXT_PUBLIC_PERSONALIZE_SCOPE,
      edgeTimeoutMs: env.PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT,
      cdpTimeoutMs: env.PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT,
      cacheMs: env.PERSONALIZE_CACHE_SECONDS * 1000,
    },
    timeouts: {
      cmsMs: env.CMS_DEADLINE_MS,
      componentDataMs: env.COMPONENT_DATA_DEADLINE_MS,
      cacheMs: env.CACHE_TIMEOUT_SECONDS * 1000,
      pageRevalidateSeconds: env.PAGE_REVALIDATE_SECONDS,
    },
    redisUrl: env.REDIS_URL,
    revalidateSecret: env.REVALIDATE_SECRET,
    allowedComponentHosts: env.ALLOWED_COMPONENT_HOSTS.map((host) => host.toLowerCase()),
    logLevel: env.LOG_LEVEL,
    metrics: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, intervalMs: env.OTEL_METRIC_EXPORT_INTERVAL }
      : undefined,
    jssMode: env.JSS_MODE,
  };
}

function toEndpoint(env: z.output<typeof Environment>): Pick<Config['cms'], 'endpoint' | 'headers'> {
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

/** The settings of this process; read from the environment on first use, so that a build needs none. */
export function getConfig(): Config {
  // The environment as a whole: of `process.env.NAME` the bundler could freeze the value of build time.
  config ??= parseConfig(process.env);
  return config;
}
