import { EditingSession } from './editing-session';
import { toSiteRoute } from './site-route';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The editor's parameters, by the part of the session that they become (editing protocol §1.2). */
const PARAMETERS = {
  siteName: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  location: 'route',
  mode: 'mode',
  variantIds: 'sc_variant',
  version: 'sc_version',
  layoutKind: 'sc_layoutKind',
} as const satisfies Record<keyof EditingSession, string>;

const REQUIRED = ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'];

/** Bytes of JSON: encrypted and signed they are more than twice as long, and Next takes 2048 for a cookie. */
const MAX_SESSION_BYTES = 600;

type QueryAnswer =
  | { session: EditingSession; problem?: undefined }
  | { session?: undefined; problem: string };

/** Checks what the editor sends; `problem` names what is wrong by parameter, never by value. */
export function readRenderQuery(query: Query): QueryAnswer {
  const missing = REQUIRED.filter((name) => !query[name]);
  if (missing.length > 0) return { problem: `Missing required query parameters: ${missing.join(', ')}` };

  // Which of two values counts would be the guess of whoever reads them.
  const repeated = Object.values(PARAMETERS).filter((name) => Array.isArray(query[name]));
  const checked = EditingSession.safeParse(toSession(query));
  const wrong = checked.error?.issues.map(({ path: [part] }) => toParameter(part)) ?? [];
  const invalid = new Set([...repeated, ...wrong]);
  if (!checked.success || invalid.size > 0) {
    return { problem: `Invalid query parameters: ${[...invalid].join(', ')}` };
  }
  const size = Buffer.byteLength(JSON.stringify(checked.data));
  if (size > MAX_SESSION_BYTES) return { problem: 'The query parameters are too long' };
  return { session: checked.data };
}

/** `_default` and `final` are what the SDK takes for what is not given (SDK facts §4). */
const toSession = (query: Query) => ({
  siteName: query.sc_site,
  itemId: query.sc_itemid,
  language: query.sc_lang,
  location: toSiteRoute(toOne(query.route)),
  mode: query.mode,
  variantIds: (toOne(query.sc_variant) || '_default').split(','),
  version: query.sc_version || undefined,
  layoutKind: query.sc_layoutKind || 'final',
});

const toOne = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

function toParameter(part: PropertyKey | undefined): string {
  return Object.entries(PARAMETERS).find(([name]) => name === part)?.[1] ?? 'unknown';
}
