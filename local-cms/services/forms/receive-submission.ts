import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import type { Log } from '../../model/content-store.ts';
import { checkAnswers } from './check-answers.ts';
import { toFormPage, toMessageResponse, toReviewResponse, toThanks } from './form-responses.ts';
import { readAnswers } from './read-answers.ts';
import { isSystemError, type StoreSubmission, type Submission } from './store-submission.ts';
import { getTexts } from './texts.ts';
import { wantsJson } from './wants-json.ts';

export type FoundForm = { siteName: string; form: FormFile };

type Parts = { storeSubmission: StoreSubmission; log: Log };

export async function receiveSubmission(
  req: HonoRequest,
  { siteName, form }: FoundForm,
  parts: Parts,
): Promise<Response> {
  const isForScript = wantsJson(req);
  const texts = getTexts(form.language);
  const answers = await readAnswers(form, req.header('content-type') ?? '', await req.arrayBuffer());
  if (!answers) return toMessageResponse(400, form, texts.unreadable, isForScript);
  if (answers.change !== null) return toFormPage(200, form, req, { answers, focus: answers.change });
  const problems = checkAnswers(form, answers);
  if (problems.size > 0) {
    return isForScript
      ? Response.json({ errors: Object.fromEntries(problems) }, { status: 422 })
      : toFormPage(422, form, req, { answers, problems });
  }
  if (form.review && !answers.isReviewed) return toReviewResponse(form, req, answers, isForScript);
  const reference = await store({ siteName, form, answers }, parts);
  if (reference === null) return toMessageResponse(500, form, texts.refused, isForScript);
  return isForScript ? Response.json(toThanks(form, reference)) : toSentPage(req, reference);
}

/** Stores a submission. Returns null if it cannot be written, for example because the disk is full. */
async function store(submission: Submission, { storeSubmission, log }: Parts): Promise<string | null> {
  try {
    const { folder, reference } = await storeSubmission(submission);
    log.info(`form ${submission.form.id}: stored ${folder}`);
    return reference;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log.error(`form ${submission.form.id}: the submission could not be stored: ${error.message}`);
    return null;
  }
}

/** Redirects to the page with the thanks, so that a reload does not send the form again. */
function toSentPage(req: HonoRequest, reference: string): Response {
  const { pathname, searchParams } = new URL(req.url);
  searchParams.set('sent', reference);
  return new Response(null, { status: 303, headers: { location: `${pathname}?${searchParams}` } });
}
