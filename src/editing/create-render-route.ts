import type { EditingAnswer } from './answer';
import { toFrameAncestors } from './frame-ancestors';
import type { createGuard, Refusals } from './guard';
import { readRenderQuery } from './read-render-query';
import { toSiteRoute } from './site-route';

const toBody = (message: string) => ({ html: `<html><body>${message}</body></html>` });

const refusals: Refusals = {
  toBody,
  toOriginMessage: (origin) => `Requests from origin ${escapeHtml(origin)} not allowed`,
  secretMessage: 'Missing or invalid secret',
};

/** Opens a page for the editor: a session in cookies, and the way to the page (editing protocol §1.2). */
export const createRenderRoute = (
  guard: ReturnType<typeof createGuard>,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
) =>
  guard(refusals, ({ query }): EditingAnswer => {
    const { session, problem } = readRenderQuery(query);
    const location = session ? toSiteRoute(session.route) : null;
    if (!session || location === null) return { status: 400, headers: {}, body: toBody(problem ?? '') };
    const headers = {
      Location: location,
      'Content-Security-Policy': toFrameAncestors(allowedOrigins),
    };
    return { status: 307, headers, session };
  });

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
