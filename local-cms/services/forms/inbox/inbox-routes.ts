import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

import type { Snapshot } from '../../../model/snapshot.ts';
import { readJson } from '../../../platform/read-json.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import { listSubmissions, MAX_LISTED } from './list-submissions.ts';
import { toCsv } from './to-csv.ts';

export type InboxParts = {
  getSnapshot(): Snapshot;
  /** The folder of all submissions. */
  submissionFolder: string;
  /** Tells open editors that submissions have come or gone. */
  changes: { announceInbox(): void };
};

const Deletion = z.union([
  z.strictObject({ site: z.string(), reference: z.string().min(1) }),
  z.strictObject({ site: z.string(), before: z.iso.datetime() }),
]);

const MAX_BODY_BYTES = 10_000;

/** Returns null if there is no such site. */
async function find(context: Context, { getSnapshot, submissionFolder }: InboxParts) {
  const { site = '', form, words = '' } = context.req.query();
  const settings = getSnapshot().drafts.get(site.toLowerCase())?.settings;
  return settings ? listSubmissions(submissionFolder, settings.name, { form: form || null, words }) : null;
}

const toNoSite = (context: Context): Response => context.json({ problem: 'There is no such site.' }, 404);

const download = (body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    },
  });

async function serveList(context: Context, parts: InboxParts): Promise<Response> {
  const found = await find(context, parts);
  if (!found) return toNoSite(context);
  const submissions = found.submissions.map(({ folder: _, ...submission }) => submission);
  return context.json({ forms: found.forms, submissions, most: MAX_LISTED });
}

async function serveCsv(context: Context, parts: InboxParts): Promise<Response> {
  const found = await find(context, parts);
  if (!found) return toNoSite(context);
  const name = `${context.req.query('form') || 'forms'}.csv`;
  return download(toCsv(found.submissions), 'text/csv; charset=utf-8', name);
}

/** Serves a file that a visitor has sent, never to be shown in the browser. */
async function serveFile(context: Context, parts: InboxParts): Promise<Response> {
  const { reference, file } = context.req.query();
  const found = await find(context, parts);
  const submission = found?.submissions.find((one) => one.reference === reference);
  const sent = submission?.files.find((one) => one.file === file);
  if (!submission || !sent) return context.json({ problem: 'There is no such file.' }, 404);
  const bytes = await readFile(path.join(submission.folder, path.basename(sent.file)));
  return download(Uint8Array.from(bytes), 'application/octet-stream', sent.name);
}

/** Deletes one submission, or the older ones. The names of their folders are never taken from the request. */
async function serveDeletion(context: Context, parts: InboxParts): Promise<Response> {
  const request = Deletion.safeParse(await readJson(context.req));
  if (!request.success) return context.json({ problem: 'The editor sent an invalid request.' }, 400);
  const { data } = request;
  const settings = parts.getSnapshot().drafts.get(data.site.toLowerCase())?.settings;
  if (!settings) return toNoSite(context);
  const deleted = 'before' in data ? { before: new Date(data.before) } : data;
  const count = await deleteSubmissions(parts.submissionFolder, settings.name, deleted);
  if (count > 0) parts.changes.announceInbox();
  return context.json({ count });
}

/** Shows and deletes what visitors have sent with forms. The caller lets only the page editor ask. */
export function createInboxRoutes(parts: InboxParts): Hono {
  const app = new Hono();
  app.get('/submissions', (context) => serveList(context, parts));
  app.get('/csv', (context) => serveCsv(context, parts));
  app.get('/file', (context) => serveFile(context, parts));
  app.post('/delete', bodyLimit({ maxSize: MAX_BODY_BYTES }), (context) => serveDeletion(context, parts));
  return app;
}
