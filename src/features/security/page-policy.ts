import { toFrameAncestors, toHostSources } from '@/features/editing/server/allowed-origins';
import type { Config } from '@/platform/config/config';

export type PolicySettings = Pick<
  Config,
  'cms' | 'edge' | 'editing' | 'allowedComponentHosts' | 'allowedMediaHosts' | 'contentPolicy'
>;

type PolicyHeaders = Readonly<Record<string, string>>;

/** `visitor` is for visitors and previews, `editor` for pages in which Sitecore's page editor runs its scripts. */
export type PagePolicies = { visitor: PolicyHeaders; editor: PolicyHeaders };

type Directives = Readonly<Record<string, readonly string[]>>;

/** The services whose maps and videos the component Embed shows after the visitor's consent. */
const EMBED_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
];

/** Sitecore's page editor loads its scripts from these hosts (editing protocol §1.5). */
const SITECORE_EDITOR_HOSTS = ['https://*.sitecorecloud.io', 'https://feaasstatic.blob.core.windows.net'];

const SELF = "'self'";
const ENDPOINT = 'csp';

/** Creates the headers with the Content-Security-Policy of pages (docs/decisions/030). */
export function createPagePolicies(settings: PolicySettings): PagePolicies {
  return {
    visitor: toHeaders(toVisitorDirectives(settings), settings),
    editor: toHeaders(toEditorDirectives(settings), settings),
  };
}

function toVisitorDirectives(settings: PolicySettings): Directives {
  const { cms, edge, allowedComponentHosts, allowedMediaHosts, contentPolicy } = settings;
  const { scriptSources, connectSources, frameSources } = contentPolicy;
  const edgeOrigin = new URL(edge.url).origin;
  const services = scriptSources.filter(isHost);
  const media = [
    new URL(cms.endpoint).origin,
    edgeOrigin,
    ...allowedMediaHosts,
    ...allowedComponentHosts,
    ...services,
    ...connectSources,
  ];
  return {
    'default-src': [SELF],
    'base-uri': [SELF],
    'object-src': ["'none'"],
    // `blob:` is for the scripts of forms. Only a script that runs already can create such a URL.
    'script-src': [SELF, 'blob:', edgeOrigin, ...scriptSources],
    // Rich text and FEaaS templates contain styles.
    'style-src': [SELF, "'unsafe-inline'", 'https:', edgeOrigin],
    'font-src': [SELF, 'data:', 'https:', edgeOrigin],
    'img-src': [SELF, 'data:', ...media],
    'media-src': [SELF, ...media],
    'connect-src': [SELF, edgeOrigin, ...services, ...connectSources],
    'frame-src': [SELF, ...EMBED_HOSTS, ...services, ...frameSources],
    'form-action': [SELF, edgeOrigin, ...connectSources],
    'worker-src': [SELF, 'blob:'],
  };
}

/** Sitecore's editor is a program of its own, whose scripts and hosts change without notice. */
function toEditorDirectives(settings: PolicySettings): Directives {
  const visitor = toVisitorDirectives(settings);
  const hosts = [...SITECORE_EDITOR_HOSTS, ...toHostSources(settings.editing.allowedOrigins)];
  const add = (name: string, ...sources: string[]) => ({ [name]: [...(visitor[name] ?? []), ...sources] });
  return {
    ...visitor,
    ...add('script-src', "'unsafe-inline'", "'unsafe-eval'", ...hosts),
    ...add('style-src', ...hosts),
    ...add('img-src', 'blob:', 'https:', ...hosts),
    ...add('connect-src', 'wss://*.sitecorecloud.io', ...hosts),
    ...add('frame-src', ...hosts),
  };
}

/** With report-only, browsers apply only the part about frames, which protects editors. */
function toHeaders(directives: Directives, { editing, contentPolicy }: PolicySettings): PolicyHeaders {
  const { reportOnly, reportUri } = contentPolicy;
  const frameAncestors = toFrameAncestors(editing.allowedOrigins);
  const policy = [
    ...Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' ')),
    `report-uri ${reportUri}`,
    `report-to ${ENDPOINT}`,
  ].join('; ');
  return {
    ...(reportOnly
      ? { 'Content-Security-Policy': frameAncestors, 'Content-Security-Policy-Report-Only': policy }
      : { 'Content-Security-Policy': `${policy}; ${frameAncestors}` }),
    'Reporting-Endpoints': `${ENDPOINT}="${reportUri}"`,
  };
}

/** Keywords and hashes are in quotes and apply to scripts only. */
const isHost = (source: string): boolean => !source.startsWith("'");
