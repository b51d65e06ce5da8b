import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { toCorsHeaders } from '../http/cors.ts';
import { readJson } from '../http/read-json.ts';
import type { Guests } from '../personalize/guests.ts';
import type { Log } from '../store/content-store.ts';
import type { ActivityLog } from './activity-log.ts';

export type EventParts = { guests: Guests; activity: ActivityLog; log: Log };

const MAX_EXT = 50; // Sitecore takes no more either (SDK facts §2).

const shortText = z.string().max(500);

const eventSchema = z.looseObject({
  type: z.string().regex(/^\w{1,50}$/),
  browser_id: shortText.default(''),
  page: shortText.default(''),
  ext: z
    .record(z.string().max(100), z.union([shortText, z.number(), z.boolean(), z.null()]))
    .refine((ext) => Object.keys(ext).length <= MAX_EXT)
    .default({}),
});

/** Words of a log line; events come from anyone. */
const toPlain = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w{}-]/g, '?').slice(0, 100) : '';

const toCorrelationId = ({ headers }: CmsRequest): string => toPlain(headers.get('x-sc-correlation-id'));

async function receiveEvent(request: CmsRequest, { guests, activity, log }: EventParts): Promise<Answer> {
  const event = eventSchema.safeParse(await readJson(request.raw));
  if (!event.success) return toJsonAnswer(400, { message: 'An event is an object with a type.' });
  const { type, browser_id: browserId, page, ext } = event.data;
  if (browserId !== '') guests.see(browserId);
  activity.add({ kind: 'event', type, browserId, page, ext });
  log.info(['event', type, toPlain(ext.formId), toPlain(ext.interactionType)].join(' ').trim());
  return toJsonAnswer(201, { status: 'OK', version: '1.2', client_key: '', ref: randomUUID() });
}

function nameBrowser(request: CmsRequest, { guests, activity }: EventParts): Answer {
  const browserId = randomUUID();
  const { guestRef } = guests.create(browserId);
  activity.add({
    kind: 'browser',
    browserId,
    guestRef,
    isNew: true,
    correlationId: toCorrelationId(request),
  });
  return toJsonAnswer(200, { ref: browserId, customer_ref: guestRef, status: 'OK', version: '1.2' });
}

function showBrowser(request: CmsRequest, browserId: string, { guests, activity }: EventParts): Answer {
  const { guestRef } = guests.see(browserId);
  activity.add({
    kind: 'browser',
    browserId,
    guestRef,
    isNew: false,
    correlationId: toCorrelationId(request),
  });
  return toJsonAnswer(200, { ref: browserId, customer: { ref: guestRef }, status: 'OK', version: '1.2' });
}

/** `events` is sent to, all else is read. */
function answerEvents(request: CmsRequest, name: string, parts: EventParts): Answer | Promise<Answer> {
  if ((name === 'events') !== (request.method === 'POST')) {
    return toJsonAnswer(405, { message: 'Not for this address.' });
  }
  if (name === 'events') return receiveEvent(request, parts);
  if (name === 'browser/create.json') return nameBrowser(request, parts);
  return showBrowser(request, name.split('/')[1] ?? '', parts);
}

/**
 * Sitecore's event service as far as the site and the Cloud SDK ask it (SDK facts §2): names for browsers, and an ear
 * for what visitors do. Kept in memory alone; /v1/events/log tells what was heard.
 */
export async function serveEvents(request: CmsRequest, name: string, parts: EventParts): Promise<Answer> {
  const cors = toCorsHeaders(request.headers.get('origin'), {
    methods: 'GET, POST, OPTIONS',
    headers: 'content-type, x-client-software-id, x-library-version',
  });
  if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: null };
  const answer = await answerEvents(request, name, parts);
  return { ...answer, headers: { ...answer.headers, ...cors } };
}
