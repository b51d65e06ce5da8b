import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

import { findId } from '../../content/stable-id.ts';
import { toHref, toSiteOrigin } from '../../graphql/layout/links.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { isLoopbackOrigin } from '../../platform/loopback.ts';
import { readJson } from '../../platform/read-json.ts';
import type { EditedSite } from '../ask-site.ts';
import { NO_SECRET, openSession, type SessionRequest } from '../open-session.ts';
import { refuseMissing } from '../refuse-missing.ts';
import { fetchHead, toPreviewSession } from './fetch-head.ts';
import { toFramePage, toMessagePage } from './message-page.ts';
import { type PreviewedPage, readPreviewLink, signPreviewLink } from './preview-link.ts';

export type PreviewParts = { site: EditedSite; publicUrl: string; getSnapshot(): Snapshot; now?: () => Date };

const PageRequest = z.object({
  site: z.string().max(100),
  itemId: z.string().max(100),
  language: z.string().max(20),
  version: z.coerce.number().int().positive(),
});

/** An hour, a day, a week. */
const HOURS = [1, 24, 168];

const LinkRequest = z.object({
  ...PageRequest.shape,
  hours: z.number().refine((hours) => HOURS.includes(hours)),
});

const MAX_BODY_BYTES = 10_000;

function findPage(snapshot: Snapshot, wanted: z.output<typeof PageRequest>): PreviewedPage | null {
  const site = snapshot.drafts.get(wanted.site.toLowerCase());
  const node = site?.byId.get(findId(wanted.itemId) ?? '');
  if (!site || !node?.route || !site.settings.languages.includes(wanted.language)) return null;
  return {
    ...wanted,
    itemId: node.id,
    site: site.settings.name,
    route: toHref(site, wanted.language, node.route),
  };
}

async function serveNewLink(context: Context, { site, publicUrl, getSnapshot, now }: PreviewParts) {
  const request = LinkRequest.safeParse(await readJson(context.req));
  if (!request.success) return context.json({ problem: 'The editor sent an invalid request.' }, 400);
  const page = findPage(getSnapshot(), request.data);
  if (!page) return refuseMissing(context, 'page');
  if (!site.secret) return context.json({ problem: NO_SECRET }, 502);
  const expires = new Date((now?.() ?? new Date()).getTime() + request.data.hours * 3_600_000);
  const token = await signPreviewLink(page, expires, site.secret);
  return context.json({
    url: `${publicUrl}/preview/${token}`,
    expires: expires.toISOString(),
    // A link to localhost works on this machine only.
    isForThisMachine: isLoopbackOrigin(publicUrl),
  });
}

async function serveHead(context: Context, { site, getSnapshot }: PreviewParts) {
  const request = PageRequest.safeParse(context.req.query());
  const page = request.success ? findPage(getSnapshot(), request.data) : null;
  const owner = page && getSnapshot().drafts.get(page.site.toLowerCase());
  if (!page || !owner) return refuseMissing(context, 'page');
  const found = await fetchHead(site, page);
  if ('problem' in found) return context.json(found, 502);
  // A preview is never listed, so the head of a preview does not say whether the page will be.
  const version = owner.byId.get(page.itemId)?.versions.get(page.language);
  const isHidden = version?.fields.values.get('NoIndex')?.value === true;
  return context.json({ head: found.head, url: toSiteOrigin(owner.settings) + page.route, isHidden });
}

const EXPIRED = toMessagePage('This preview link has expired', 'Ask the person who sent it for a new one.');
const INVALID = toMessagePage(
  'This preview link is not valid',
  'It is incomplete, was changed, or was made before the site’s editing secret changed. Ask for a new one.',
);

/** Answers with what the link allows, or says why it allows nothing. */
async function withLink(
  context: Context,
  { site, now }: PreviewParts,
  serve: (page: PreviewedPage, token: string) => Response | Promise<Response>,
): Promise<Response> {
  context.header('referrer-policy', 'no-referrer');
  const secret = site.secret ?? '';
  const token = context.req.param('token') ?? '';
  const link = await readPreviewLink(token, secret, now?.() ?? new Date());
  if (link.kind === 'expired') return context.html(EXPIRED, 410);
  if (link.kind === 'invalid' || !secret) return context.html(INVALID, 404);
  return serve(link.page, token);
}

/** An editing session shows a page once, so that each load of the frame begins one. */
const openLink = (context: Context, parts: PreviewParts): Promise<Response> =>
  withLink(context, parts, ({ route, version }, token) => {
    const frames = `'self' ${parts.site.url}`;
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-src ${frames}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const text = `Version ${version}, for people who have this link.`;
    return context.html(toFramePage(`Preview of ${route}`, text, `/preview/${token}/page`));
  });

/** Opens the page of a link in the site's preview, which shows one version and changes nothing. */
const openLinkedPage = (context: Context, parts: PreviewParts): Promise<Response> =>
  withLink(context, parts, (page) => redirectToSite(context, parts.site, toPreviewSession(page)));

/** Opens a page of the site in a session, which can also be the one that ends an editing session. */
async function redirectToSite(
  context: Context,
  site: EditedSite,
  request: SessionRequest,
): Promise<Response> {
  const session = await openSession(site, request);
  if ('problem' in session)
    return context.html(toMessagePage('The page does not open', session.problem), 502);
  // Cookies ignore ports, so localhost:4000 can set them for localhost:3000.
  for (const cookie of session.cookies) context.header('set-cookie', cookie, { append: true });
  return context.redirect(new URL(session.location, site.url).href, 303);
}

/** Serves shareable links to one version of a page, and what search engines and share cards would show of it. */
export function createPreviewRoutes(parts: PreviewParts): Hono {
  const app = new Hono();
  app.get('/editor/head', (context) => serveHead(context, parts));
  app.post('/editor/preview-links', bodyLimit({ maxSize: MAX_BODY_BYTES }), (context) =>
    serveNewLink(context, parts),
  );
  // Is opened from elsewhere, such as an e-mail, so that only the signature counts.
  app.get('/preview/:token', (context) => openLink(context, parts));
  app.get('/preview/:token/page', (context) => openLinkedPage(context, parts));
  // The browser still sends the cookies of an editing session of the last seconds.
  app.get('/editor/public', (context) =>
    redirectToSite(context, parts.site, { mode: 'normal', route: context.req.query('path') ?? '/' }),
  );
  return app;
}
