import type { HonoRequest } from 'hono';
import type { FormFile } from '../../content/schemas/form-file.ts';
import type { Log } from '../../model/content-store.ts';
import { checkAnswers } from './check-answers.ts';
import { toFormPage, toMessageResponse } from './form-responses.ts';
import { readAnswers } from './read-answers.ts';
import type { StoreSubmission, Submission } from './store-submission.ts';
import { getTexts } from './texts.ts';

export type FoundForm = { siteName: string; form: FormFile };

type Parts = { storeSubmission: StoreSubmission; log: Log };

export async function receiveSubmission(
  req: HonoRequest,
  { siteName, form }: FoundForm,
  parts: Parts,
): Promise<Response> {
  const isForScript = (req.header('accept') ?? '').includes('application/json');
  const texts = getTexts(form.language);
  const answers = await readAnswers(form, req.header('content-type') ?? '', await req.arrayBuffer());
  if (!answers) return toMessageResponse(400, form, texts.unreadable, isForScript);
  const problems = checkAnswers(form, answers);
  if (problems.size > 0) {
    return isForScript
      ? Response.json({ errors: Object.fromEntries(problems) }, { status: 422 })
      : toFormPage(422, form, req, answers, problems);
  }
  if (!(await isStored({ siteName, form, answers }, parts))) {
    return toMessageResponse(500, form, texts.refused, isForScript);
  }
  return isForScript ? Response.json({ message: form.thanks }) : toSentPage(req);
}

/** Stores a submission. Returns false if it cannot be written, for example because the disk is full. */
async function isStored(submission: Submission, { storeSubmission, log }: Parts): Promise<boolean> {
  try {
    log.info(`form ${submission.form.id}: stored ${await storeSubmission(submission)}`);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log.error(`form ${submission.form.id}: the submission could not be stored: ${error.message}`);
    return false;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** Redirects to the page with the thanks, so that a reload does not send the form again. */
function toSentPage(req: HonoRequest): Response {
  const { pathname, searchParams } = new URL(req.url);
  searchParams.set('sent', '1');
  return new Response(null, { status: 303, headers: { location: `${pathname}?${searchParams}` } });
}
