import { serveCanvas, serveLibraryScript } from '../editing/serve-canvas.ts';
import { createEditorRoutes } from '../editor/editor-routes.ts';
import type { EditedSite } from '../editor/open-session.ts';
import type { ActivityLog } from '../events/activity-log.ts';
import { serveEvents } from '../events/serve-events.ts';
import { serveForm } from '../forms/serve-forms.ts';
import type { StoreSubmission } from '../forms/store-submission.ts';
import type { GraphQLHandler } from '../graphql/create-graphql.ts';
import type { Resize } from '../media/create-resizer.ts';
import { serveMedia } from '../media/serve-media.ts';
import type { Guests } from '../personalize/guests.ts';
import { servePersonalize } from '../personalize/serve-personalize.ts';
import type { Log } from '../store/content-store.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { type Answer, toJsonAnswer, toTextAnswer } from './answer.ts';
import type { CmsRequest } from './cms-request.ts';
import type { Route } from './route.ts';
import { serveComponent } from './serve-component.ts';
import { serveFile } from './serve-file.ts';
import { type EndpointKey, serveGraphQL } from './serve-graphql.ts';
import { toSitemap } from './sitemap.ts';

export type RouterParts = {
  handleGraphQL: GraphQLHandler;
  resize: Resize;
  getSnapshot(): Snapshot;
  storeSubmission: StoreSubmission;
  guests: Guests;
  activity: ActivityLog;
  log: Log;
  publicUrl: string;
  /** The site that the page editor opens. */
  site: EditedSite;
  contextId: string | null;
  apiKey: string | null;
};

const edgePath = '/v1/content/api/graphql/v1';
const cmPath = '/sitecore/api/graph/edge';

const toStartPage = ({ sites }: Snapshot, publicUrl: string): string =>
  [
    'The local CMS. It serves:',
    '',
    `  ${publicUrl}${edgePath}?sitecoreContextId=…   GraphQL as Experience Edge`,
    `  ${publicUrl}${cmPath}   GraphQL with the header sc_apikey`,
    `  ${publicUrl}/v1/forms/publisher/<form>?sitecoreContextId=…   forms, and where they are sent to`,
    `  ${publicUrl}/v1/personalize, ${publicUrl}/v1/events/…   who gets which variant, and who did what`,
    `  ${publicUrl}/v1/events/log   both, as they happened`,
    `  ${publicUrl}/-/media/<site>/<file>?w=&h=&mw=&mh=   media`,
    `  ${publicUrl}/v1/files/sitemaps/<site>/sitemap.xml   sitemaps`,
    `  ${publicUrl}/components/<library>/<component>/<version>/<revision>   templates of FEaaS components`,
    `  ${publicUrl}/v1/files/data/<site>/<name>.json   data for components from outside`,
    `  ${publicUrl}/   the page editor`,
    `  ${publicUrl}/healthz`,
    '',
    ...[...sites.values()].map(({ settings }) => `site ${settings.name}: ${settings.languages.join(', ')}`),
  ].join('\n');

/** What is served where, from the first that fits. */
function createRoutes(parts: RouterParts): Route[] {
  const { handleGraphQL, resize, getSnapshot, publicUrl } = parts;
  const graphQL = (path: string, key: EndpointKey): Route => ({
    pattern: new RegExp(`^${path}/?$`),
    methods: ['GET', 'POST', 'OPTIONS'],
    answer: (request) => serveGraphQL(request, key, { snapshot: getSnapshot(), publicUrl }, handleGraphQL),
  });
  return [
    graphQL(edgePath, {
      find: ({ query }) => query.get('sitecoreContextId'),
      expected: parts.contextId,
      missing: 'The query parameter sitecoreContextId is missing or wrong.',
    }),
    graphQL(cmPath, {
      find: ({ headers }) => headers.get('sc_apikey'),
      expected: parts.apiKey,
      missing: 'The header sc_apikey is missing or wrong.',
    }),
    {
      pattern: /^\/v1\/forms\/publisher\/([\w-]{1,100})$/,
      methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      answer: (request, id) => serveForm(request, id, { ...parts, store: parts.storeSubmission }),
    },
    {
      pattern: /^\/v1\/events\/v1\.2\/(browser\/create\.json|browser\/[\w-]{1,100}\/show\.json|events)$/,
      methods: ['GET', 'POST', 'OPTIONS'],
      answer: (request, name) => serveEvents(request, name, parts),
    },
    {
      pattern: /^\/v1\/events\/log$/,
      methods: ['GET', 'HEAD'],
      answer: () => toJsonAnswer(200, { entries: parts.activity.list() }),
    },
    {
      pattern: /^\/v1\/personalize$/,
      methods: ['POST'],
      answer: (request) => servePersonalize(request, parts),
    },
    {
      pattern: /^\/-\/media\/(.+)$/,
      methods: ['GET', 'HEAD'],
      answer: ({ query, headers }, encodedPath) =>
        serveMedia(getSnapshot(), { encodedPath, query, headers }, resize),
    },
    {
      pattern: /^\/v1\/files\/sitemaps\/([\w-]+)\/sitemap\.xml$/,
      methods: ['GET', 'HEAD'],
      answer: (_, name) => {
        const site = getSnapshot().sites.get(name.toLowerCase());
        if (!site) return toTextAnswer(404, 'There is no such site.');
        const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };
        return { status: 200, headers, body: toSitemap(site) };
      },
    },
    { pattern: /^\/editing\/canvas\.js$/, methods: ['GET', 'HEAD'], answer: serveCanvas },
    {
      pattern: /^\/layout\/component$/,
      methods: ['GET', 'HEAD'],
      answer: (request) =>
        serveComponent(request, { snapshot: getSnapshot(), publicUrl, contextId: parts.contextId }),
    },
    {
      pattern: /^\/v1\/files\/designlibrary\/lib\/rh-lib-script\.js$/,
      methods: ['GET', 'HEAD'],
      answer: serveLibraryScript,
    },
    {
      pattern: /^\/(?:components|v1\/files\/data)\/[\w./-]+$/,
      methods: ['GET', 'HEAD'],
      answer: ({ path }) => serveFile(getSnapshot().served, path),
    },
    { pattern: /^\/healthz$/, methods: ['GET', 'HEAD'], answer: () => toJsonAnswer(200, { status: 'ok' }) },
    ...createEditorRoutes(parts),
    {
      pattern: /^\/help$/,
      methods: ['GET', 'HEAD'],
      answer: () => toTextAnswer(200, toStartPage(getSnapshot(), publicUrl)),
    },
  ];
}

export type Router = (request: CmsRequest) => Promise<Answer>;

export function createRouter(parts: RouterParts): Router {
  const routes = createRoutes(parts);
  return async (request) => {
    for (const { pattern, methods, answer } of routes) {
      const match = pattern.exec(request.path);
      if (!match) continue;
      if (methods.includes(request.method)) return answer(request, match[1] ?? '');
      const refused = toJsonAnswer(405, { message: `Use ${methods.join(', ')}.` });
      return { ...refused, headers: { ...refused.headers, allow: methods.join(', ') } };
    }
    return toJsonAnswer(404, { message: 'Nothing is served here.' });
  };
}
