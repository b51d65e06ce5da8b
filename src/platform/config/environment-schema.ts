import { z } from 'zod';
import { CACHE_TIMEOUT_NOT_POSITIVE } from '@/texts/error-catalogue';
import { LANGUAGE_CODE } from '../text/language-code';

const MAX_MS = 600_000;
const MAX_SECONDS = 86_400 * 7;

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type UrlRules = { isOrigin?: boolean; mayHaveQuery?: boolean };

function findUrlProblem(value: string, { isOrigin, mayHaveQuery }: UrlRules): string | null {
  if (!URL.canParse(value)) return 'is not a URL; write it as https://host';
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return 'must begin with http:// or https://';
  // `fetch` refuses URLs with credentials (Fetch standard, Request constructor).
  if (username || password) return 'must not contain a user name or password';
  if (isOrigin && pathname !== '/') return 'must have no path, only scheme, host and port';
  if (!mayHaveQuery && (search || hash)) return 'must have no "?" and no "#"';
  return null;
}

const url = (rules: UrlRules = {}) =>
  z
    .string()
    .superRefine((value, context) => {
      const message = findUrlProblem(value, rules);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => value.replace(/\/+$/, ''));

/** Never includes the value: it contains the password. */
function findRedisUrlProblem(value: string): string | null {
  if (!/^rediss?:\/\//i.test(value) || !URL.canParse(value)) {
    return 'is not the URL of a Redis; write it as redis://host:6379, or rediss://user:password@host:6380 with TLS';
  }
  const { hostname, pathname, search, hash } = new URL(value);
  if (!hostname) return 'has no host';
  if (!/^(\/\d*)?$/.test(pathname)) return 'may have only the number of a database as its path';
  return search || hash ? 'must have no "?" and no "#"' : null;
}

const redisUrl = z.string().superRefine((value, context) => {
  const message = findRedisUrlProblem(value);
  if (message) context.addIssue({ code: 'custom', message });
});

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const share = z
  .string()
  .refine(
    (value) => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value),
    'must be a number from 0 to 1, such as 0.05',
  )
  .transform(Number);

/** Rounds, because lru-cache requires whole numbers. Refuses 0, because lru-cache would keep its entries for ever. */
const secondsAsMs = z
  .string()
  .transform(Number)
  .refine((seconds) => seconds > 0, CACHE_TIMEOUT_NOT_POSITIVE)
  .refine((seconds) => !(seconds > MAX_SECONDS), `must be at most ${MAX_SECONDS}`)
  .transform((seconds) => Math.max(1, Math.round(seconds * 1000)));

/** Sitecore's own hosts of components (docs/decisions/010). */
const SITECORE_COMPONENT_HOSTS = ['feaas.blob.core.windows.net', 'edge-platform.sitecorecloud.io'];

/** Sitecore's hosts of media: XM Cloud, and Content Hub with and without its delivery network. */
const SITECORE_MEDIA_HOSTS = ['*.sitecorecloud.io', '*.sitecore-ch.cloud', '*.stylelabs.cloud'];

const withoutSlash = (part: string): string => part.replace(/\/+$/, '');

/** `none` is the empty list, because an empty variable means the default. */
const list = (entry: RegExp, problem: string, absent: string[] = [], clean = withoutSlash) =>
  z
    .string()
    .transform((value) => (value === 'none' ? [] : value.split(',').map((part) => clean(part.trim()))))
    .transform((parts) => parts.filter(Boolean))
    .refine((parts) => parts.every((part) => part !== 'none' && entry.test(part)), problem)
    .default(absent);

const hostList = (absent: string[]) =>
  list(
    /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i,
    'must be host names such as components.example.com, separated by commas',
    absent,
  );

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be one of: ${names.join(', ')}` });

const trueOrFalse = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' });
const flag = trueOrFalse.default(false);

const consentPattern = z
  .string()
  .max(500, 'must have at most 500 characters')
  .refine(
    (value) => value.split('|').every((pattern) => /[^*\s]/.test(pattern)),
    'must be texts separated by "|", each with more than "*"',
  )
  .optional();

/** Sources of a Content-Security-Policy (CSP 3 §2.3.1): hosts, `https:`, and for scripts also keywords and hashes. */
const HOST_SOURCE = /^(((https?|wss?):\/\/)?(\*\.)?[a-z0-9.-]+(:(\d+|\*))?(\/[\w./-]*)?|https:)$/i;
const SCRIPT_SOURCE =
  /^(((https?):\/\/)?(\*\.)?[a-z0-9.-]+(:(\d+|\*))?(\/[\w./-]*)?|'(self|unsafe-inline|unsafe-eval|wasm-unsafe-eval|sha(256|384|512)-[\w+/=-]+)')$/i;
const SOURCE_PROBLEM = 'must be sources such as https://cdn.example.com, separated by commas';
/** The slash at the end of a source stays: `https://a.test/b/` is all below it, and `https://a.test/b` one file. */
const sourceList = (source: RegExp, absent: string[] = []) =>
  list(source, SOURCE_PROBLEM, absent, (part) => part);

/** What Google Analytics and the Tag Manager need, whose ids are attributes of a site in the CMS. */
const GOOGLE_SCRIPTS = ['https://www.googletagmanager.com'];
const GOOGLE_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
/** The hosts of XM Cloud's forms, statistics and personalization. */
const SITECORE_SERVICES = ['https://*.sitecorecloud.io'];

const contextId = z.string().regex(/^\S+$/, 'must have no white space').optional();

export const EnvironmentSchema = z.object({
  SITECORE_EDGE_CONTEXT_ID: contextId,
  NEXT_PUBLIC_SITECORE_EDGE_CONTEXT_ID: contextId,
  SITECORE_EDGE_URL: url().default('https://edge-platform.sitecorecloud.io'),
  GRAPH_QL_ENDPOINT: url({ mayHaveQuery: true }).optional(),
  SITECORE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'contains a character that an HTTP header cannot carry')
    .optional(),
  SITECORE_SITE_NAME: z.string({ error: "is missing; set it to the site's name in the CMS" }),
  DEFAULT_LANGUAGE: z
    .string()
    .regex(LANGUAGE_CODE, 'must be a language code such as en or da-DK')
    .default('en'),
  ALLOW_SITE_CHOICE: flag,
  PUBLIC_URL: url({ isOrigin: true }).default('http://localhost:3000'),
  SNAPSHOT_FOLDER: z.string().default('.next/cache/snapshots'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(3000),
  SHUTDOWN_DELAY_MS: wholeNumber(0, MAX_MS).default(5000),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, MAX_MS).default(10_000),
  JSS_EDITING_SECRET: z.string().optional(),
  JSS_ALLOWED_ORIGINS: list(
    /^https?:\/\/[^\s/?#]+$/i,
    'must be origins such as https://pages.sitecorecloud.io, separated by commas',
  ),
  JSS_MODE: oneOf(['connected', 'disconnected']).default('connected'),
  GRAPH_QL_SERVICE_RETRIES: wholeNumber(0, 10).default(3),
  CMS_DEADLINE_MS: wholeNumber(1, MAX_MS).default(5000),
  CMS_REQUESTS_PER_SECOND: wholeNumber(1, 10_000).default(80),
  COMPONENT_DATA_DEADLINE_MS: wholeNumber(1, MAX_MS).default(2000),
  CACHE_TIMEOUT_SECONDS: secondsAsMs.default(60_000),
  SITES_CACHE_SECONDS: secondsAsMs.default(10_000),
  REDIRECTS_CACHE_SECONDS: secondsAsMs.default(10_000),
  PAGE_REVALIDATE_SECONDS: wholeNumber(1, MAX_SECONDS).default(60),
  PAGE_CACHE_MB: wholeNumber(1, 100_000).default(64),
  REDIS_URL: redisUrl.optional(),
  PERSONALIZE_MIDDLEWARE_EDGE_TIMEOUT: wholeNumber(1, MAX_MS).default(400),
  PERSONALIZE_MIDDLEWARE_CDP_TIMEOUT: wholeNumber(1, MAX_MS).default(400),
  PERSONALIZE_CACHE_ENABLED: trueOrFalse.default(true),
  PERSONALIZE_CACHE_SECONDS: secondsAsMs.default(10_000),
  NEXT_PUBLIC_PERSONALIZE_SCOPE: z.string().optional(),
  CONSENT_MANAGER: oneOf(['banner', 'cookie', 'tcf', 'google', 'always', 'never']).default('banner'),
  CONSENT_COOKIE: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'must be the name of a cookie')
    .optional(),
  CONSENT_ANALYTICS_PATTERN: consentPattern,
  CONSENT_MEDIA_PATTERN: consentPattern,
  CONSENT_MARKETING_PATTERN: consentPattern,
  ALLOWED_COMPONENT_HOSTS: hostList(SITECORE_COMPONENT_HOSTS),
  ALLOWED_MEDIA_HOSTS: hostList(SITECORE_MEDIA_HOSTS),
  CSP_SCRIPT_SOURCES: sourceList(SCRIPT_SOURCE, GOOGLE_SCRIPTS),
  CSP_CONNECT_SOURCES: sourceList(HOST_SOURCE, [...SITECORE_SERVICES, ...GOOGLE_COLLECTORS]),
  CSP_FRAME_SOURCES: sourceList(HOST_SOURCE),
  CSP_REPORT_ONLY: flag,
  CSP_REPORT_URI: z
    .string()
    .regex(
      /^(\/|https:\/\/)[\x21\x23-\x2b\x2d-\x3a\x3c-\x7e]+$/,
      'must be a path or a URL that begins with https://',
    )
    .default('/api/csp-report'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  ACCESS_LOG: trueOrFalse.default(true),
  SHOW_ERROR_DETAILS: flag,
  SEND_SERVER_TIMING: flag,
  REVALIDATE_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, 'must have at least 8 characters, none of which is white space')
    .optional(),
  CDN_PURGE_URLS: list(
    /^https?:\/\/[^\s/?#@]+$/i,
    'must be origins such as http://10.0.0.5:8080, separated by commas',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url().optional(),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(100, MAX_MS).default(60_000),
  OTEL_TRACES_SAMPLER_ARG: share.default(0.05),
  OTEL_PROPAGATORS: oneOf(['none', 'tracecontext']).default('none'),
  PROMETHEUS_PORT: wholeNumber(1, 65_535).optional(),
  PROMETHEUS_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]{1,253}$/i, 'must be a host name or an IP address')
    .default('localhost'),
});

export type Environment = z.output<typeof EnvironmentSchema>;

export const ENVIRONMENT_NAMES = Object.keys(EnvironmentSchema.shape);
