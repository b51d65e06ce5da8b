import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FormFile } from '../../content/schemas/form-file.ts';
import type { Log } from '../../model/content-store.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { isLoopbackOrigin, loopbackCors } from '../../platform/loopback.ts';
import { toFormPage, toFormPart, toMessageResponse, toThanksPage } from './form-responses.ts';
import { toPrefilled } from './prefill.ts';
import { type FoundForm, receiveSubmission } from './receive-submission.ts';
import { isReference } from './reference.ts';
import type { StoreSubmission } from './store-submission.ts';
import { getTexts } from './texts.ts';
import { wantsJson } from './wants-json.ts';

type FormParts = {
  getSnapshot(): Snapshot;
  publicUrl: string;
  /** The only accepted context id; null accepts every context id. */
  contextId: string | null;
  storeSubmission: StoreSubmission;
  log: Log;
};

type Env = { Variables: { found: FoundForm } };

const MAX_SUBMISSION_BYTES = 32 * 1024 * 1024;

export function createFormRoutes(parts: FormParts): Hono<Env> {
  const { getSnapshot, publicUrl, contextId } = parts;
  const limit = bodyLimit({
    maxSize: MAX_SUBMISSION_BYTES,
    onError: (context: Context<Env>) => toTooLarge(context.req, context.var.found.form),
  });
  return new Hono<Env>()
    .use('/:id', loopbackCors({ methods: ['GET', 'POST', 'OPTIONS'], headers: ['content-type'] }))
    .use('/:id', async (context, next) => {
      context.header('vary', 'Accept', { append: true });
      const key = context.req.query('sitecoreContextId');
      if (!key || (contextId !== null && key !== contextId)) {
        return context.json({ message: 'The query parameter sitecoreContextId is missing or wrong.' }, 401);
      }
      const found = findForm(getSnapshot(), context.req.param('id'));
      if (!found) return context.text('There is no such form.\n', 404);
      context.set('found', found);
      return next();
    })
    .get('/:id', ({ req, var: { found } }) => showForm(req, found.form, publicUrl))
    .post('/:id', limit, (context) => {
      if (mayPost(context.req, publicUrl)) return receiveSubmission(context.req, context.var.found, parts);
      return context.json({ message: 'Pages of other machines may not send forms.' }, 403);
    });
}

/** Finds the first form with this id in any site, because the URL of a form names no site, as in XM Cloud. */
function findForm({ sites }: Snapshot, id: string): FoundForm | null {
  for (const { settings, forms } of sites.values()) {
    const form = forms.get(id.toLowerCase());
    if (form) return { siteName: settings.name, form };
  }
  return null;
}

/** Returns a page to a browser that opens the URL, and only the form to a script that fetches it. */
function showForm(req: HonoRequest, form: FormFile, publicUrl: string): Response {
  const isForPage = (req.header('accept') ?? '').includes('text/html');
  const { pathname, search, searchParams } = new URL(req.url);
  if (!isForPage) return toFormPart(form, `${publicUrl}${pathname}${search}`);
  const sent = searchParams.get('sent') ?? '';
  if (isReference(sent)) return toThanksPage(form, sent);
  return toFormPage(200, form, req, { answers: toPrefilled(form, req.url, req.header('referer')) });
}

/** Returns false for other websites, which could fill this machine's disk through a visitor's browser. */
function mayPost(req: HonoRequest, publicUrl: string): boolean {
  const origin = req.header('origin');
  return origin === undefined || origin === new URL(publicUrl).origin || isLoopbackOrigin(origin);
}

function toTooLarge(req: HonoRequest, form: FormFile): Response {
  const response = toMessageResponse(413, form, getTexts(form.language).tooLarge, wantsJson(req));
  response.headers.set('connection', 'close');
  return response;
}
