import { composeComponent } from '../layout/compose-component.ts';
import { findItem, findOtherVersion, findSite, type RequestContext } from '../resolvers/item-view.ts';
import { ContentError } from '../store/content-error.ts';
import { findId } from '../store/stable-id.ts';
import { type Answer, toJsonAnswer } from './answer.ts';
import type { CmsRequest } from './cms-request.ts';

/** Answers the design library, for which drafts are what is shown: `sc_editMode` says only whether with metadata. */
export function serveComponent(
  { query, headers }: CmsRequest,
  { contextId, ...parts }: Omit<RequestContext, 'state'> & { contextId: string | null },
): Answer {
  const given = query.get('sitecoreContextId');
  if (!given || (contextId !== null && given !== contextId)) {
    return toJsonAnswer(401, { message: 'The query parameter sitecoreContextId is missing or wrong.' });
  }
  const state = headers.get('sc_editmode')?.toLowerCase() === 'true' ? 'edit' : 'preview';
  const context: RequestContext = { ...parts, state };
  try {
    const layout = findComponent(query, context);
    return layout ? toJsonAnswer(200, layout) : toJsonAnswer(404, { message: 'There is no such component.' });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return toJsonAnswer(500, { message: error.message });
  }
}

function findComponent(query: URLSearchParams, context: RequestContext): object | null {
  const language = query.get('sc_lang') ?? '';
  const uid = findId(query.get('uid') ?? '');
  const newest = findItem(context, query.get('item') ?? '', language);
  const number = Number(query.get('version'));
  const isOther = newest && number > 0 && number !== newest.version?.number;
  const page = isOther ? findOtherVersion(context, newest, number) : newest;
  const site = findSite(context, query.get('sc_site') ?? '');
  if (!uid || !page?.version || page.node.siteName !== site?.settings.name) return null;
  const layout = { ...context, site: page.site, language: page.language };
  return composeComponent(layout, page.node, page.version, {
    uid,
    renderingId: findId(query.get('renderingItemId') ?? ''),
    dataSource: query.get('dataSourceId') ?? '',
  });
}
