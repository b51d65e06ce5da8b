import { serveLibraryScript } from '../editing/serve-canvas.ts';
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
import { toTextAnswer } from './answer.ts';
import type { Route } from './route.ts';
import { serveComponent } from './serve-component.ts';
import { serveFile } from './serve-file.ts';
import { type EndpointKey, serveGraphQL } from './serve-graphql.ts';
import { toSitemap } from './sitemap.ts';

export type EdgeParts = {
  handleGraphQL: GraphQLHandler;
  resize: Resize;
  getSnapshot(): Snapshot;
  storeSubmission: StoreSubmission;
  guests: Guests;
  activity: ActivityLog;
  log: Log;
  publicUrl: string;
  contextId: string | null;
  apiKey: string | null;
};

export const edgePath = '/v1/content/api/graphql/v1';
export const cmPath = '/sitecore/api/graph/edge';

/** What stands for Sitecore, and fails as it is asked to. */
export function createEdgeRoutes(parts: EdgeParts): Route[] {
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
  ];
}
