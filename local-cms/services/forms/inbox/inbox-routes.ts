import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';

import type { Snapshot } from '../../../model/snapshot.ts';
import { listSubmissions, MAX_LISTED } from './list-submissions.ts';
import { toCsv } from './to-csv.ts';

export type InboxParts = {
  getSnapshot(): Snapshot;
  /** The folder of all submissions. */
  submissionFolder: string;
};

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

/** Shows what visitors have sent with forms. The caller lets only the page editor ask. */
export function createInboxRoutes(parts: InboxParts): Hono {
  const app = new Hono();
  app.get('/submissions', (context) => serveList(context, parts));
  app.get('/csv', (context) => serveCsv(context, parts));
  app.get('/file', (context) => serveFile(context, parts));
  return app;
}
