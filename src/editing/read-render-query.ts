import { LibrarySession, PageSession } from './editing-session';
import {
  type Query,
  type QueryAnswer,
  readSessionQuery,
  type SessionShape,
  toOne,
} from './read-session-query';
import { toSiteRoute } from './site-route';

const placeParameters = {
  siteName: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  location: 'route',
  mode: 'mode',
  version: 'sc_version',
};

const toPlace = (query: Query) => ({
  siteName: query.sc_site,
  itemId: query.sc_itemid,
  language: query.sc_lang,
  mode: query.mode,
  version: query.sc_version || undefined,
});

/** A page (editing protocol §1.2). `_default` and `final` are what the SDK takes for what is not given (SDK facts §4). */
const page: SessionShape<PageSession> = {
  schema: PageSession,
  required: ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'],
  parameters: { ...placeParameters, variantIds: 'sc_variant', layoutKind: 'sc_layoutKind' },
  toSession: (query) => ({
    ...toPlace(query),
    location: toSiteRoute(toOne(query.route)),
    variantIds: (toOne(query.sc_variant) || '_default').split(','),
    layoutKind: query.sc_layoutKind || 'final',
  }),
};

/** A component of the design library, which belongs to no page: without a route it is shown at the site's root. */
const library: SessionShape<LibrarySession> = {
  schema: LibrarySession,
  required: ['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang', 'mode'],
  parameters: {
    ...placeParameters,
    componentUid: 'sc_uid',
    renderingId: 'sc_renderingId',
    dataSourceId: 'dataSourceId',
  },
  toSession: (query) => ({
    ...toPlace(query),
    location: toSiteRoute(toOne(query.route || '/')),
    componentUid: query.sc_uid,
    renderingId: query.sc_renderingId,
    dataSourceId: query.dataSourceId || undefined,
  }),
};

/** Checks what the editor sends to `/api/editing/render`. */
export function readRenderQuery(query: Query): QueryAnswer {
  const isLibrary = toOne(query.mode).startsWith('library');
  return isLibrary ? readSessionQuery(query, library) : readSessionQuery(query, page);
}
