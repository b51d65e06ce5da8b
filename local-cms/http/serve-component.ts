import type { HonoRequest } from 'hono';
import { ContentError } from '../content/content-error.ts';
import { findId } from '../content/stable-id.ts';
import { composeComponent } from '../graphql/layout/compose-component.ts';
import {
  findItem,
  findNumberedVersion,
  findSite,
  type RequestContext,
} from '../graphql/resolvers/item-view.ts';
import type { Snapshot } from '../model/snapshot.ts';

type ComponentParts = { getSnapshot(): Snapshot; publicUrl: string; contextId: string | null };

/** Serves one component to the design library, also from drafts. The header `sc_editMode: true` adds field metadata. */
export function serveComponent(
  req: HonoRequest,
  { getSnapshot, publicUrl, contextId }: ComponentParts,
): Response {
  const key = req.query('sitecoreContextId');
  if (!key || (contextId !== null && key !== contextId)) {
    return toMessage(401, 'The query parameter sitecoreContextId is missing or wrong.');
  }
  const state = req.header('sc_editmode')?.toLowerCase() === 'true' ? 'edit' : 'preview';
  try {
    const layout = findComponent(req, { snapshot: getSnapshot(), publicUrl, state });
    return layout ? Response.json(layout) : toMessage(404, 'There is no such component.');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return toMessage(500, error.message);
  }
}

const toMessage = (status: number, message: string): Response => Response.json({ message }, { status });

function findComponent(req: HonoRequest, context: RequestContext): object | null {
  const newest = findItem(context, req.query('item') ?? '', req.query('sc_lang') ?? '');
  const page = newest && findNumberedVersion(context, newest, req.query('version'));
  const site = findSite(context, req.query('sc_site') ?? '');
  const uid = findId(req.query('uid') ?? '');
  if (!uid || !page?.version || page.node.siteName !== site?.settings.name) return null;
  const layout = { ...context, site: page.site, language: page.language };
  return composeComponent(layout, page.node, page.version, {
    uid,
    renderingId: findId(req.query('renderingItemId') ?? ''),
    dataSource: req.query('dataSourceId') ?? '',
  });
}
