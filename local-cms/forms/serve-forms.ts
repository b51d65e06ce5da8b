import { type Answer, toJsonAnswer, toTextAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { isLoopbackOrigin, toCorsHeaders } from '../http/cors.ts';
import type { Log } from '../store/content-store.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { toFormPage, toFormPart, toMessageAnswer } from './form-answers.ts';
import { receiveSubmission } from './receive-submission.ts';
import type { StoreSubmission } from './store-submission.ts';

export type FormParts = {
  getSnapshot(): Snapshot;
  publicUrl: string;
  /** The only context id that is let in; null: any. */
  contextId: string | null;
  store: StoreSubmission;
  log: Log;
};

/** A browser that goes to the address wants a page; a fetch takes anything and gets the form alone. */
const isForPage = ({ headers }: CmsRequest): boolean => (headers.get('accept') ?? '').includes('text/html');

function showForm(request: CmsRequest, { form }: FoundForm, publicUrl: string): Answer {
  if (!isForPage(request)) return toFormPart(form, `${publicUrl}${request.path}?${request.query}`);
  return request.query.has('sent')
    ? toMessageAnswer(200, form, form.thanks, false)
    : toFormPage(200, form, request);
}

function isRightKey(given: string | null, expected: string | null): boolean {
  return expected === null ? Boolean(given) : given === expected;
}

/** Pages of the web at large must not fill this machine's disk through the browser of whoever works here. */
function mayPost({ headers }: CmsRequest, publicUrl: string): boolean {
  const origin = headers.get('origin');
  return origin === null || origin === new URL(publicUrl).origin || isLoopbackOrigin(origin);
}

async function answerForm(request: CmsRequest, id: string, parts: FormParts): Promise<Answer> {
  if (!isRightKey(request.query.get('sitecoreContextId'), parts.contextId))
    return toJsonAnswer(401, { message: 'The query parameter sitecoreContextId is missing or wrong.' });
  const found = findForm(parts.getSnapshot(), id);
  if (!found) return toTextAnswer(404, 'There is no such form.');
  if (request.method !== 'POST') return showForm(request, found, parts.publicUrl);
  if (!mayPost(request, parts.publicUrl))
    return toJsonAnswer(403, { message: 'Pages of other machines may not send forms.' });
  return receiveSubmission(request, found, parts);
}

/** Answers GET, HEAD, POST and OPTIONS of /v1/forms/publisher/<id>: the form, and where it is sent to. */
export async function serveForm(request: CmsRequest, id: string, parts: FormParts): Promise<Answer> {
  const cors = toCorsHeaders(request.headers.get('origin'), {
    methods: 'GET, POST, OPTIONS',
    headers: 'content-type',
  });
  const headers = { ...cors, vary: 'Origin, Accept' };
  if (request.method === 'OPTIONS') return { status: 204, headers, body: null };
  const answer = await answerForm(request, id, parts);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
