import { z } from 'zod';

/** The site that is edited, and what it lets an editor in for. */
export type EditedSite = { url: string; secret: string | null };

const text = z.string().max(500);

/** What the editor wants to see, as the site's parameters name it (editing protocol §1.2). */
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

const NO_SECRET =
  'This CMS has no JSS_EDITING_SECRET in its environment. Start it with npm start or npm run dev, which make one.';

const DEADLINE_MS = 10_000;

/**
 * Asks the site to open a page for an editor, from here: so the secret goes as a header from server to server, and
 * stands in no address and in no page. The cookies of the answer go on to the browser; cookies know no ports, so those
 * of localhost:3000 may come from localhost:4000.
 */
export async function openSession({ url, secret }: EditedSite, request: SessionRequest): Promise<Session> {
  if (!secret) return { problem: NO_SECRET };
  const name = request.mode === 'normal' ? 'exit' : 'render';
  const query = new URLSearchParams(Object.entries(request).filter(([, value]) => value));
  // Rejected only when no answer came: no connection, or too late.
  const answer = await fetch(`${url}/api/editing/${name}?${query}`, {
    headers: { 'x-editing-secret': secret },
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => null);
  if (!answer)
    return { problem: `The site does not answer at ${url}. Start it with npm start or npm run dev.` };
  const location = answer.headers.get('location');
  if (answer.status === 307 && location) return { location, cookies: answer.headers.getSetCookie() };
  return {
    problem: PROBLEMS[answer.status] ?? `The site answers ${answer.status}: ${await readText(answer)}`,
  };
}

async function readText(answer: Response): Promise<string> {
  const whole = await answer.text();
  return whole.replace(/<[^>]*>/g, '').slice(0, 200);
}
