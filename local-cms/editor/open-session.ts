import { z } from 'zod';
import { askSite, type EditedSite } from './ask-site.ts';

const text = z.string().max(500);

/** The query parameters of the site's editing endpoints (editing protocol §1.2). */
export const SessionRequest = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('normal'), route: text }),
  z.object({
    mode: z.enum(['edit', 'preview']),
    route: text,
    sc_site: text,
    sc_itemid: text,
    sc_lang: text,
    sc_version: text.optional(),
    sc_variant: text.optional(),
  }),
  z.object({
    mode: z.enum(['library', 'library-metadata']),
    sc_site: text,
    sc_itemid: text,
    sc_lang: text,
    sc_renderingId: text,
    sc_uid: text,
  }),
]);

export type SessionRequest = z.output<typeof SessionRequest>;

export type Session = { location: string; cookies: readonly string[] } | { problem: string };

const PROBLEMS: Record<number, string> = {
  401: 'The site refuses the editing secret. Start site and CMS together with npm start, or give both the same JSS_EDITING_SECRET.',
  404: 'The site has no /api/editing/render. Is it this project’s, and built anew?',
  429: 'The site makes everyone wait after wrong secrets. Try again in a minute.',
  500: 'The site cannot open pages for an editor. Its log says why; often JSS_EDITING_SECRET is missing there.',
};

export const NO_SECRET =
  'This CMS has no JSS_EDITING_SECRET in its environment. Start it with npm start or npm run dev, which make one.';

export const noAnswer = (url: string): string =>
  `The site does not answer at ${url}. Start it with npm start or npm run dev.`;

// The server asks, not the browser, so that no page contains the secret. The caller passes the site's cookies on. Cookies ignore ports, so localhost:4000 can set them for localhost:3000.
export async function openSession({ url, secret }: EditedSite, request: SessionRequest): Promise<Session> {
  if (!secret) return { problem: NO_SECRET };
  const name = request.mode === 'normal' ? 'exit' : 'render';
  const query = new URLSearchParams(Object.entries(request).filter(([, value]) => value));
  const answer = await askSite(`${url}/api/editing/${name}?${query}`, secret);
  if (!answer) return { problem: noAnswer(url) };
  const { status, headers, text: body } = answer;
  const location = headers.get('location');
  // 307 begins a session, 303 ends one.
  if ([303, 307].includes(status) && location) return { location, cookies: headers.getSetCookie() };
  return { problem: PROBLEMS[status] ?? `The site answers ${status}: ${toPlainText(body)}` };
}

const toPlainText = (html: string): string => html.replace(/<[^>]*>/g, '').slice(0, 200);
