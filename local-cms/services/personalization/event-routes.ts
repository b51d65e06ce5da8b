import { randomUUID } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import { z } from 'zod';
import type { Log } from '../../model/content-store.ts';
import { loopbackCors } from '../../platform/loopback.ts';
import { readJson } from '../../platform/read-json.ts';
import type { ActivityLog } from './activity-log.ts';
import type { Guests } from './guests.ts';

type EventParts = { guests: Guests; activity: ActivityLog; log: Log };

// Sitecore allows this many custom values (`ext`) per event (SDK facts §2).
const MAX_EXT = 50;

const shortText = z.string().max(500);

const Event = z.looseObject({
  type: z.string().regex(/^\w{1,50}$/),
  browser_id: shortText.default(''),
  page: shortText.default(''),
  ext: z
    .record(z.string().max(100), z.union([shortText, z.number(), z.boolean(), z.null()]))
    .refine((ext) => Object.keys(ext).length <= MAX_EXT)
    .default({}),
});

/** Serves the part of Sitecore's event service that the site and the Cloud SDK use (SDK facts §2). */
export function createEventRoutes(parts: EventParts): Hono {
  const app = new Hono();
  app.use(
    loopbackCors({
      methods: ['GET', 'POST', 'OPTIONS'],
      headers: ['content-type', 'x-client-software-id', 'x-library-version'],
    }),
  );
  app.get('/browser/create.json', (context) => createBrowser(context, parts));
  app.get('/browser/:id{[\\w-]{1,100}}/show.json', (context) =>
    showBrowser(context, context.req.param('id'), parts),
  );
  app.post('/events', (context) => receiveEvent(context, parts));
  return app;
}

function createBrowser(context: Context, { guests, activity }: EventParts): Response {
  const browserId = randomUUID();
  const { guestRef } = guests.create(browserId);
  const correlationId = toCorrelationId(context.req);
  activity.add({ kind: 'browser', browserId, guestRef, isNew: true, correlationId });
  return context.json({ ref: browserId, customer_ref: guestRef, status: 'OK', version: '1.2' });
}

function showBrowser(context: Context, browserId: string, { guests, activity }: EventParts): Response {
  const { guestRef } = guests.see(browserId);
  const correlationId = toCorrelationId(context.req);
  activity.add({ kind: 'browser', browserId, guestRef, isNew: false, correlationId });
  return context.json({ ref: browserId, customer: { ref: guestRef }, status: 'OK', version: '1.2' });
}

async function receiveEvent(context: Context, { guests, activity, log }: EventParts): Promise<Response> {
  const event = Event.safeParse(await readJson(context.req));
  if (!event.success) return context.json({ message: 'An event is an object with a type.' }, 400);
  const { type, browser_id: browserId, page, ext } = event.data;
  if (browserId !== '') guests.see(browserId);
  activity.add({ kind: 'event', type, browserId, page, ext });
  log.info(['event', type, toPlain(ext.formId), toPlain(ext.interactionType)].join(' ').trim());
  return context.json({ status: 'OK', version: '1.2', client_key: '', ref: randomUUID() }, 201);
}

/** Replaces characters that are not safe in a log line, because anyone can send events. */
const toPlain = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[^\w{}-]/g, '?').slice(0, 100) : '';

const toCorrelationId = (req: HonoRequest): string => toPlain(req.header('x-sc-correlation-id'));
