import { REDIRECT_STATUS } from '@/lib/redirect-status';
import type { EditingSession } from './editing-session';
import { toFrameAncestors } from './frame-ancestors';
import type { EditingRoute, EditingSettings, Guard, Wording } from './guard';
import type { Query, QueryAnswer } from './read-session-query';

const toBody = (message: string) => ({ html: `<html><body>${message}</body></html>` });

const wording: Wording = {
  toBody,
  toOriginMessage: (origin) => `Requests from origin ${escapeHtml(origin)} not allowed`,
  secretMessage: 'Missing or invalid secret',
};

type SessionParts = {
  guard: Guard;
  settings: EditingSettings;
  readQuery: (query: Query) => QueryAnswer;
  toLocation: (session: EditingSession, query: Query) => string;
};

/** Opens a session in cookies, and leads to the page that it is for (editing protocol §1.2). */
export function createSessionRoute({ guard, settings, readQuery, toLocation }: SessionParts): EditingRoute {
  const framePolicy = toFrameAncestors(settings.allowedOrigins);
  return guard(wording, ({ query }) => {
    const { session, problem } = readQuery(query);
    if (!session) return { status: 400, headers: {}, body: toBody(problem) };
    const headers = { Location: toLocation(session, query), 'Content-Security-Policy': framePolicy };
    return { status: REDIRECT_STATUS.temporary, headers, session };
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
