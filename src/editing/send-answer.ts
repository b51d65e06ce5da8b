import type { NextApiRequest, NextApiResponse } from 'next';
import type { EditingAnswer, EditingRequest } from './answer';
import { createSessionCookie, SESSION_SECONDS } from './session-cookie';

export function toEditingRequest({ method = 'GET', query, headers, socket }: NextApiRequest): EditingRequest {
  return { method, query, headers, address: socket.remoteAddress ?? '' };
}

export function sendAnswer(response: NextApiResponse, answer: EditingAnswer, secret: string): void {
  if (answer.session) setSessionCookies(response, answer.session, secret);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.status(answer.status);
  if (answer.body) response.setHeader('X-Content-Type-Options', 'nosniff').json(answer.body);
  else response.end();
}

function setSessionCookies(response: NextApiResponse, session: object, secret: string): void {
  response.setPreviewData(session, { maxAge: SESSION_SECONDS });
  // In development Next writes `Lax`, which a frame of another site never gets back (SDK facts §4).
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader('Set-Cookie', [
    ...cookies.map((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None; Secure')),
    createSessionCookie(secret),
  ]);
}
