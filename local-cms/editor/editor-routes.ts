import { type Answer, toJsonAnswer, toTextAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { ContentError } from '../store/content-error.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { describePage } from './describe-page.ts';
import { listContent } from './list-content.ts';
import { type EditedSite, openSession, SessionRequest } from './open-session.ts';
import { serveEditorFile } from './serve-page.ts';

type EditorParts = { site: EditedSite; publicUrl: string; getSnapshot(): Snapshot };

const MAX_BODY_BYTES = 10_000;

/** Drafts are for whoever sits at this machine: a page of another host name that leads here gets nothing. */
function findRefusal({ method, headers }: CmsRequest, publicUrl: string): Answer | null {
  const { origin, host } = new URL(publicUrl);
  if (headers.get('host') !== host) return toTextAnswer(403, `The page editor is at ${publicUrl}/`);
  if (method === 'POST' && headers.get('origin') !== origin) {
    return toJsonAnswer(403, { problem: 'Only the page editor itself may ask this.' });
  }
  return null;
}

async function serveSession({ raw }: CmsRequest, site: EditedSite): Promise<Answer> {
  const body = await readBody(raw, MAX_BODY_BYTES);
  const request = SessionRequest.safeParse(toJson(body?.toString() ?? ''));
  if (!request.success) return toJsonAnswer(400, { problem: 'The editor asked for what there is not.' });
  const session = await openSession(site, request.data);
  if ('problem' in session) return toJsonAnswer(502, session);
  const { location, cookies } = session;
  return { ...toJsonAnswer(200, { location }), cookies };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function servePage({ query }: CmsRequest, { getSnapshot, publicUrl }: EditorParts): Answer {
  try {
    const page = describePage(query, { snapshot: getSnapshot(), publicUrl });
    return page ? toJsonAnswer(200, page) : toJsonAnswer(404, { problem: 'There is no such page.' });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return toJsonAnswer(422, { problem: error.message });
  }
}

/** The page editor: its page, what may be chosen there, and the way into the site. */
export function createEditorRoutes(parts: EditorParts): Route[] {
  const { site, publicUrl, getSnapshot } = parts;
  const guarded = (route: Route): Route => ({
    ...route,
    answer: (request, rest) => findRefusal(request, publicUrl) ?? route.answer(request, rest),
  });
  const read = ['GET', 'HEAD'];
  return [
    { pattern: /^\/$/, methods: read, answer: () => serveEditorFile('index.html', site.url) },
    {
      pattern: /^\/editor\/([a-z-]+\.(?:js|css))$/,
      methods: read,
      answer: (_: CmsRequest, name: string) =>
        editorFiles.includes(name)
          ? serveEditorFile(name, site.url)
          : toTextAnswer(404, 'There is no such file.'),
    },
    {
      pattern: /^\/editor\/content$/,
      methods: read,
      answer: () => toJsonAnswer(200, { siteUrl: site.url, sites: listContent(getSnapshot()) }),
    },
    {
      pattern: /^\/editor\/page$/,
      methods: read,
      answer: (request: CmsRequest) => servePage(request, parts),
    },
    {
      pattern: /^\/editor\/session$/,
      methods: ['POST'],
      answer: (request: CmsRequest) => serveSession(request, site),
    },
  ].map(guarded);
}

const editorFiles: readonly string[] = [
  'channel.js',
  'editor.css',
  'frame.js',
  'main.js',
  'messages.js',
  'outline.js',
  'pickers.js',
  'server.js',
];
