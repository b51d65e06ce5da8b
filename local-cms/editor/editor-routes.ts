import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ContentError } from '../content/content-error.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { FORWARDED, isForwarded } from '../platform/is-forwarded.ts';
import { readJson } from '../platform/read-json.ts';
import type { EditedSite } from './ask-site.ts';
import { describePage } from './describe-page.ts';
import { serveEditorFile } from './editor-files.ts';
import type { ChangeFeed } from './events/change-feed.ts';
import { serveEvents } from './events/serve-events.ts';
import { listContent } from './list-content.ts';
import { listMedia } from './list-media.ts';
import { openSession, SessionRequest } from './open-session.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import { createPreviewRoutes } from './preview/preview-routes.ts';
import { refuseMissing } from './refuse-missing.ts';
import { requireOwnPage } from './require-own-page.ts';
import { createSiteRoutes, type SiteParts } from './site-routes.ts';
import { describeComponents } from './structure/describe-components.ts';
import { listLibrary } from './structure/list-library.ts';
import { serveThumbnail } from './structure/thumbnails.ts';

type EditorParts = SiteParts & { changes: ChangeFeed };

/** Older changes say little about which translation is older than its source. */
const MAX_JOURNAL = 2000;

const MAX_BODY_BYTES = 10_000;

export function createEditorRoutes(parts: EditorParts): Hono {
  const { site, publicUrl, getSnapshot, changes, authoring } = parts;
  const app = new Hono();
  const onlyAtOwnAddress = requireOwnAddress(publicUrl);
  app.use('/', onlyAtOwnAddress);
  app.use('/editor/*', onlyAtOwnAddress, requireOwnPage);
  app.get('/editor/content', async (context) => {
    const sites = listContent(getSnapshot(), await authoring.journal.list(MAX_JOURNAL));
    return context.json({ siteUrl: site.url, sites });
  });
  app.get('/editor/page', (context) => servePage(context, { snapshot: getSnapshot(), publicUrl }));
  app.get('/editor/events', (context) => serveEvents(context, changes));
  app.get('/editor/components', async (context) => {
    const found = await describeComponents(context.req.query('site') ?? '', getSnapshot(), site);
    return found ? context.json(found) : refuseMissing(context, 'site');
  });
  app.get('/editor/library', (context) => {
    const { site: name = '', language = '' } = context.req.query();
    const found = listLibrary(getSnapshot(), name, language);
    return found ? context.json(found) : refuseMissing(context, 'site');
  });
  app.get('/editor/thumbnails/:file', (context) => serveThumbnail(context.req.param('file')));
  app.get('/editor/media', (context) => {
    const found = getSnapshot().drafts.get((context.req.query('site') ?? '').toLowerCase());
    return found ? context.json(listMedia(found, publicUrl)) : refuseMissing(context, 'site');
  });
  app.route('/', createSiteRoutes(parts));
  app.route('/', createPreviewRoutes(parts));
  app.route('/', createPageRoutes(parts));
  app.post('/editor/session', bodyLimit({ maxSize: MAX_BODY_BYTES }), (context) =>
    serveSession(context, site),
  );
  app.on('GET', ['/', '/editor/:file'], (context) => {
    return serveEditorFile(context.req.path, site.url) ?? context.text('There is no such file.\n', 404);
  });
  return app;
}

/**
 * Rejects requests of other websites, even if a website's host name resolves to this machine (DNS rebinding), and those
 * of a proxy's visitors: the editor shows drafts and what visitors have sent to everybody who can open it.
 */
function requireOwnAddress(publicUrl: string): MiddlewareHandler {
  const { origin, host } = new URL(publicUrl);
  return async (context, next) => {
    const { req } = context;
    if (req.header('host') !== host) return context.text(`The page editor is at ${publicUrl}/\n`, 403);
    if (isForwarded(req.raw.headers)) return context.json({ problem: FORWARDED }, 403);
    if (req.method === 'POST' && req.header('origin') !== origin) {
      return context.json({ problem: 'Only the page editor may send this request.' }, 403);
    }
    return next();
  };
}

async function serveSession(context: Context, site: EditedSite): Promise<Response> {
  const request = SessionRequest.safeParse(await readJson(context.req));
  if (!request.success) return context.json({ problem: 'The editor sent an invalid request.' }, 400);
  const session = await openSession(site, request.data);
  if ('problem' in session) return context.json(session, 502);
  for (const cookie of session.cookies) context.header('set-cookie', cookie, { append: true });
  return context.json({ location: session.location });
}

function servePage(context: Context, parts: { snapshot: Snapshot; publicUrl: string }): Response {
  try {
    const page = describePage(new URL(context.req.url).searchParams, parts);
    return page ? context.json(page) : refuseMissing(context, 'page');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return context.json({ problem: error.message }, 422);
  }
}
