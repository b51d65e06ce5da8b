import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { toCorsHeaders } from '../http/cors.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../store/content-store.ts';

const eventSchema = z.looseObject({
  type: z.string().regex(/^\w{1,50}$/),
  ext: z.looseObject({ formId: z.string().optional(), interactionType: z.string().optional() }).optional(),
});

/** Words of a log line; events come from anyone. */
const toPlain = (text: string | undefined): string => (text ?? '').replace(/[^\w{}-]/g, '?').slice(0, 100);

async function receiveEvent({ raw }: CmsRequest, log: Log): Promise<Answer> {
  const body = await readBody(raw);
  if (!body) return toJsonAnswer(413, { message: 'The event is larger than 1 MB.' });
  const event = eventSchema.safeParse(parseJson(body.toString('utf8')));
  if (!event.success) return toJsonAnswer(400, { message: 'An event is an object with a type.' });
  const { type, ext } = event.data;
  log.info(['event', type, toPlain(ext?.formId), toPlain(ext?.interactionType)].join(' ').trim());
  return toJsonAnswer(201, { status: 'OK', version: '1.2', client_key: '', ref: randomUUID() });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null; // as wrong as any other event without a type
    throw error;
  }
}

/**
 * The part of Sitecore's event service that the Cloud SDK asks in a browser (SDK facts §2): a name for the browser, and
 * an ear for what its visitor does. Nothing is kept; the log says what was heard.
 */
export async function serveEvents(request: CmsRequest, name: string, log: Log): Promise<Answer> {
  const cors = toCorsHeaders(request.headers.get('origin'), {
    methods: 'GET, POST, OPTIONS',
    headers: 'content-type, x-client-software-id, x-library-version',
  });
  if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: null };
  const isName = name === 'browser/create.json';
  if (isName !== (request.method === 'GET')) return toJsonAnswer(405, { message: 'Not for this address.' });
  const answer = isName
    ? toJsonAnswer(200, { ref: randomUUID(), customer_ref: randomUUID(), status: 'OK', version: '1.2' })
    : await receiveEvent(request, log);
  return { ...answer, headers: { ...answer.headers, ...cors } };
}
