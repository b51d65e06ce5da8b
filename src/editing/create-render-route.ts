import { REDIRECT_STATUS } from '@/lib/redirect-status';
import { toFrameAncestors } from './frame-ancestors';
import type { EditingRoute, EditingSettings, Guard, Wording } from './guard';
import { readRenderQuery } from './read-render-query';

const toBody = (message: string) => ({ html: `<html><body>${message}</body></html>` });

const wording: Wording = {
  toBody,
  toOriginMessage: (origin) => `Requests from origin ${escapeHtml(origin)} not allowed`,
  secretMessage: 'Missing or invalid secret',
};

/** Opens a page for the editor: a session in cookies, and the way to the page (editing protocol §1.2). */
export function createRenderRoute(guard: Guard, { allowedOrigins }: EditingSettings): EditingRoute {
  const framePolicy = toFrameAncestors(allowedOrigins);
  return guard(wording, ({ query }) => {
    const { session, problem } = readRenderQuery(query);
    if (!session) return { status: 400, headers: {}, body: toBody(problem) };
    const headers = { Location: session.location, 'Content-Security-Policy': framePolicy };
    return { status: REDIRECT_STATUS.temporary, headers, session };
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
