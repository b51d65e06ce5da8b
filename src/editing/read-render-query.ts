import { EditingSession } from './editing-session';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parameters of the editor by the part of the session that they become (editing protocol §1.2). */
const PARAMETERS = {
  siteName: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  route: 'route',
  mode: 'mode',
  variantIds: 'sc_variant',
  version: 'sc_version',
  layoutKind: 'sc_layoutKind',
} as const;

const REQUIRED = ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'];

/** Bytes of JSON: encrypted and signed, Next takes no more than 2048 for a cookie. */
const MAX_SESSION_BYTES = 600;

type QueryAnswer =
  | { session: EditingSession; problem?: undefined }
  | { session?: undefined; problem: string };

/** Checks what the editor sends; `problem` says what is wrong by parameter, never by value. */
export function readRenderQuery(query: Query): QueryAnswer {
  const missing = REQUIRED.filter((name) => !query[name]);
  if (missing.length > 0) return { problem: `Missing required query parameters: ${missing.join(', ')}` };

  const { sc_variant: variants } = query;
  const checked = EditingSession.safeParse({
    siteName: query.sc_site,
    itemId: query.sc_itemid,
    language: query.sc_lang,
    route: query.route,
    mode: query.mode,
    // `_default` and `final` are the SDK's (SDK facts §4).
    variantIds:
      typeof variants === 'string' ? (variants || '_default').split(',') : (variants ?? ['_default']),
    version: query.sc_version || undefined,
    layoutKind: query.sc_layoutKind || 'final',
  });
  const invalid = checked.success ? findRepeated(query) : checked.error.issues.map(toParameter);
  if (!checked.success || invalid.length > 0) {
    return { problem: `Invalid query parameters: ${[...new Set(invalid)].join(', ')}` };
  }
  const size = Buffer.byteLength(JSON.stringify(checked.data));
  return size > MAX_SESSION_BYTES
    ? { problem: 'The query parameters are too long' }
    : { session: checked.data };
}

/** Which of two values counts would be the guess of whoever reads them. */
const findRepeated = (query: Query): string[] =>
  Object.values(PARAMETERS).filter((name) => Array.isArray(query[name]));

function toParameter({ path: [part] }: { path: readonly PropertyKey[] }): string {
  const known: Readonly<Record<PropertyKey, string>> = PARAMETERS;
  return known[part ?? ''] ?? 'unknown';
}
