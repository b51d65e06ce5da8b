import type { z } from 'zod';
import { type EditingSession, FeaasSession, LibrarySession, PageSession } from './editing-session';
import { toSiteRoute } from './site-route';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Either a session or a problem. The problem names the wrong parameters but never their values. */
export type SessionResult =
  | { session: EditingSession; problem?: undefined }
  | { session?: undefined; problem: string };

type SessionShape = {
  schema: z.ZodType<EditingSession>;
  required: readonly string[];
  /** Maps each property of the session to its query parameter, which messages name. */
  parameters: Readonly<Record<string, string>>;
  toSession: (query: Query) => object;
};

export const FEAAS_PATH = '/feaas/render';

/** Encryption more than doubles the size of the JSON and its proof, and Next limits its preview cookie to 2048 bytes. */
const MAX_SESSION_BYTES = 540;

// The path on a component host is `/components/<library>/<component>/<version>/<revision>` (spec §7.3).
const TEMPLATE_PATH = /^\/components\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+?)(?:\.html)?$/;

const itemParameters = {
  siteName: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  location: 'route',
  mode: 'mode',
  version: 'sc_version',
};

const toItem = (query: Query) => ({
  siteName: query.sc_site,
  itemId: query.sc_itemid,
  language: query.sc_lang,
  mode: query.mode,
  version: query.sc_version || undefined,
});

/** The parameters are those of editing protocol §1.2. `_default` and `final` are the SDK's defaults (SDK facts §4). */
const page: SessionShape = {
  schema: PageSession,
  required: ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'],
  parameters: { ...itemParameters, variantIds: 'sc_variant', layoutKind: 'sc_layoutKind' },
  toSession: (query) => ({
    ...toItem(query),
    location: toSiteRoute(toOne(query.route)),
    variantIds: (toOne(query.sc_variant) || '_default').split(','),
    layoutKind: query.sc_layoutKind || 'final',
  }),
};

/** A component of the design library belongs to no page, so the route is optional. */
const library: SessionShape = {
  schema: LibrarySession,
  required: ['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang', 'mode'],
  parameters: {
    ...itemParameters,
    componentUid: 'sc_uid',
    renderingId: 'sc_renderingId',
    dataSourceId: 'dataSourceId',
  },
  toSession: (query) => ({
    ...toItem(query),
    location: toSiteRoute(toOne(query.route || '/')),
    componentUid: query.sc_uid,
    renderingId: query.sc_renderingId,
    dataSourceId: query.dataSourceId || undefined,
  }),
};

const feaas: SessionShape = {
  schema: FeaasSession,
  required: ['feaasSrc'],
  // All properties are parsed from the URL in the parameter `feaasSrc`.
  parameters: Object.fromEntries(Object.keys(FeaasSession.shape).map((name) => [name, 'feaasSrc'])),
  toSession: (query) => ({ mode: 'feaas', location: FEAAS_PATH, ...toTemplate(toOne(query.feaasSrc)) }),
};

export function readRenderSession(query: Query): SessionResult {
  return readSession(query, toOne(query.mode).startsWith('library') ? library : page);
}

export const readFeaasSession = (query: Query): SessionResult => readSession(query, feaas);

function readSession(query: Query, { schema, required, parameters, toSession }: SessionShape): SessionResult {
  const missing = required.filter((name) => !query[name]);
  if (missing.length > 0) return { problem: `Missing required query parameters: ${missing.join(', ')}` };

  const repeated = Object.values(parameters).filter((name) => Array.isArray(query[name]));
  const checked = schema.safeParse(toSession(query));
  const wrong = checked.error?.issues.map(({ path: [name] }) => parameters[String(name)] ?? 'unknown') ?? [];
  const invalid = new Set([...repeated, ...wrong]);
  if (!checked.success || invalid.size > 0) {
    return { problem: `Invalid query parameters: ${[...invalid].join(', ')}` };
  }
  const size = Buffer.byteLength(JSON.stringify(checked.data));
  if (size > MAX_SESSION_BYTES) return { problem: 'The query parameters are too long' };
  return { session: checked.data };
}

const toOne = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Parses the URL of a FEaaS template. The loader of FEaaS components checks whether the host is allowed. */
function toTemplate(source: string) {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return {};
  const [, library, component, version, revision] = TEMPLATE_PATH.exec(url.pathname) ?? [];
  return { host: url.host, library, component, version, revision };
}
