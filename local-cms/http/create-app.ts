import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AuthoringContext } from '../authoring/graphql/authoring-context.ts';
import type { AuthoringHandler } from '../authoring/graphql/create-authoring-graphql.ts';
import type { Problem } from '../content/content-error.ts';
import type { EditedSite } from '../editor/ask-site.ts';
import { getCanvasScript, getRichTextScript, libraryScript } from '../editor/canvas/scripts.ts';
import { createEditorRoutes } from '../editor/editor-routes.ts';
import type { ChangeFeed } from '../editor/events/change-feed.ts';
import type { LintRedirects } from '../editor/redirects/list-redirects.ts';
import type { GraphQLHandler } from '../graphql/create-graphql.ts';
import type { Log } from '../model/content-store.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { requireDirect } from '../platform/is-forwarded.ts';
import { requireKnownHost } from '../platform/known-host.ts';
import type { Faults } from '../services/faults/fault.ts';
import { createFaultRoutes } from '../services/faults/fault-routes.ts';
import { injectFaults } from '../services/faults/inject-faults.ts';
import { serveFile } from '../services/feaas/serve-file.ts';
import { createFormRoutes } from '../services/forms/form-routes.ts';
import { createInboxRoutes } from '../services/forms/inbox/inbox-routes.ts';
import type { StoreSubmission } from '../services/forms/store-submission.ts';
import type { Resize } from '../services/media/create-resizer.ts';
import { serveMedia } from '../services/media/serve-media.ts';
import type { ActivityLog } from '../services/personalization/activity-log.ts';
import { createEventRoutes } from '../services/personalization/event-routes.ts';
import type { Guests } from '../services/personalization/guests.ts';
import { createPersonalizeRoute } from '../services/personalization/personalize-route.ts';
import { createStyleRoutes } from '../services/styles/style-routes.ts';
import { createAuthoringRoutes } from './authoring-routes.ts';
import { createGraphQLRoutes } from './graphql-routes.ts';
import { toHelpText } from './help-text.ts';
import { serveComponent } from './serve-component.ts';
import { toSitemap } from './sitemap.ts';
import { createUploadRoutes } from './upload-routes.ts';

export type AppParts = {
  handleGraphQL: GraphQLHandler;
  handleAuthoring: AuthoringHandler;
  authoring: AuthoringContext;
  resize: Resize;
  getSnapshot(): Snapshot;
  changes: ChangeFeed;
  getProblems(): readonly Problem[];
  lintRedirects: LintRedirects | null;
  storeSubmission: StoreSubmission;
  submissionFolder: string;
  guests: Guests;
  activity: ActivityLog;
  faults: Faults;
  site: EditedSite;
  log: Log;
  publicUrl: string;
  contextId: string | null;
  apiKey: string | null;
};

/** Maximum size of a request body. Form submissions have a higher limit, because they can contain files. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Creates the HTTP app of the local CMS. Paths are matched in the order of the routes. */
export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const { getSnapshot, publicUrl, log } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(logFailures(log), noStoreByDefault, requireKnownHost(publicUrl));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.onError((error, context) => {
    log.error(`${toLogText(context)} → 500 ${error.stack ?? error.message}`);
    return context.json({ message: 'The local CMS failed.' }, 500);
  });
  app.notFound((context) => context.json({ message: 'Nothing is served here.' }, 404));

  // Only the local CMS has the following routes. Faults never affect them.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/help', (context) => context.text(toHelpText(getSnapshot(), publicUrl)));
  app.get('/v1/events/log', requireDirect, (context) => context.json({ entries: parts.activity.list() }));
  app.get('/editing/canvas.js', () => toScript(getCanvasScript()));
  app.get('/editing/rich-text.js', () => toScript(getRichTextScript()));
  app.use('/faults/*', requireDirect);
  app.route('/faults', createFaultRoutes(parts));
  app.route('/', createEditorRoutes(parts));
  // After the editor's own routes, whose checks of host and origin are for all addresses below /editor/.
  app.route('/editor/inbox', createInboxRoutes(parts));
  app.route('/', createAuthoringRoutes(parts));
  app.route('/', createUploadRoutes(parts));

  // Sitecore has the following routes too. Faults can make them fail.
  app.use(injectFaults(parts.faults));
  app.route('/v1/forms/publisher', createFormRoutes(parts));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }));
  app.route('/', createGraphQLRoutes(parts));
  app.route('/v1/events/v1.2', createEventRoutes(parts));
  app.route('/v1/personalize', createPersonalizeRoute(parts));
  app.get('/-/media/:path{.+}', ({ req }) => serveMedia(getSnapshot(), req, parts.resize));
  // The SDK's image components use this address for the same files.
  app.get('/-/jssmedia/:path{.+}', ({ req }) => serveMedia(getSnapshot(), req, parts.resize));
  app.get('/v1/files/sitemaps/:site/sitemap.xml', ({ req }) => {
    const { sites, findDay } = getSnapshot();
    const site = sites.get(req.param('site').toLowerCase());
    if (!site) return new Response('There is no such site.\n', { status: 404 });
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };
    return new Response(toSitemap(site, findDay), { headers });
  });
  app.get('/layout/component', ({ req }) => serveComponent(req, parts));
  app.get('/v1/files/designlibrary/lib/rh-lib-script.js', () => toScript(libraryScript));
  app.route('/', createStyleRoutes(parts));
  app.get('/components/*', ({ req }) => serveFile(getSnapshot().served, req.path));
  app.get('/v1/files/data/*', ({ req }) => serveFile(getSnapshot().served, req.path));
  return app;
}

/** Encodes line breaks and terminal codes in the path. Leaves out the query, because it contains the context id. */
const toLogText = ({ req }: Context): string =>
  `${req.method} ${encodeURI(req.path.slice(0, 200).toWellFormed())}`;

const logFailures =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.status >= 400 && !context.error)
      log.error(`${toLogText(context)} → ${context.res.status}`);
  };

const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};

const refuseMethod = (context: Context, methods: string[]): Response =>
  context.json({ message: `Use ${methods.join(', ')}.` }, 405, { allow: methods.join(', ') });

const refuseBody = (context: Context): Response =>
  context.json({ errors: [{ message: 'The request is larger than 1 MB.' }] }, 413, { connection: 'close' });

const toScript = (script: string): Response =>
  new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
