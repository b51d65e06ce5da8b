import { serveCanvas } from '../editing/serve-canvas.ts';
import { createEditorRoutes } from '../editor/editor-routes.ts';
import type { EditedSite } from '../editor/open-session.ts';
import type { Faults } from '../faults/fault.ts';
import { createFaultRoute } from '../faults/serve-faults.ts';
import { withFaults } from '../faults/with-faults.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { type Answer, toJsonAnswer, toTextAnswer } from './answer.ts';
import type { CmsRequest } from './cms-request.ts';
import { cmPath, createEdgeRoutes, type EdgeParts, edgePath } from './edge-routes.ts';
import type { Route } from './route.ts';

export type RouterParts = EdgeParts & {
  faults: Faults;
  /** The site that the page editor opens. */
  site: EditedSite;
};

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
    `  ${publicUrl}/faults   which faults were asked for; PUT a list of them (local-cms/README.md)`,
    '',
    ...[...sites.values()].map(({ settings }) => `site ${settings.name}: ${settings.languages.join(', ')}`),
  ].join('\n');

/** What is the local CMS's own; no fault touches it. */
function createOwnRoutes(parts: RouterParts): Route[] {
  const { getSnapshot, publicUrl } = parts;
  return [
    {
      pattern: /^\/v1\/events\/log$/,
      methods: ['GET', 'HEAD'],
      answer: () => toJsonAnswer(200, { entries: parts.activity.list() }),
    },
    { pattern: /^\/editing\/canvas\.js$/, methods: ['GET', 'HEAD'], answer: serveCanvas },
    { pattern: /^\/healthz$/, methods: ['GET', 'HEAD'], answer: () => toJsonAnswer(200, { status: 'ok' }) },
    createFaultRoute(parts),
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
  const edgeRoutes = createEdgeRoutes(parts).map((route) => withFaults(route, parts.faults));
  // The first that fits.
  const routes = [...edgeRoutes, ...createOwnRoutes(parts)];
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
