import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../store/content-store.ts';
import { checkAnswers } from './check-answers.ts';
import type { FoundForm } from './find-form.ts';
import { toFormPage, toMessageAnswer } from './form-answers.ts';
import { readAnswers } from './read-answers.ts';
import type { StoreSubmission, Submission } from './store-submission.ts';
import { findTexts } from './texts.ts';

/** All files of a submission together, and its texts. */
const MOST_BYTES = 32 * 1024 * 1024;

type Parts = { store: StoreSubmission; log: Log };

/** What Node throws when the operating system refuses. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** False when the disk does not take it: full, read-only, not ours. The visitor must hear of it. */
async function isStored(submission: Submission, { store, log }: Parts): Promise<boolean> {
  try {
    log.info(`form ${submission.form.id}: kept ${await store(submission)}`);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log.error(`form ${submission.form.id}: a submission could not be kept: ${error.message}`);
    return false;
  }
}

/** After a page was sent, reloading it must not send it again. */
const toSentPage = ({ path, query }: CmsRequest): Answer => {
  const location = `${path}?${new URLSearchParams([...query, ['sent', '1']])}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: null };
};

/** Takes what a visitor sent: checks all of it again, keeps it, and says what happened, to scripts as JSON. */
export async function receiveSubmission(
  request: CmsRequest,
  { siteName, form }: FoundForm,
  parts: Parts,
): Promise<Answer> {
  const isForScript = (request.headers.get('accept') ?? '').includes('application/json');
  const texts = findTexts(form.language);
  const body = await readBody(request.raw, MOST_BYTES);
  if (!body) {
    const refused = toMessageAnswer(413, form, texts.tooLarge, isForScript);
    return { ...refused, headers: { ...refused.headers, connection: 'close' } };
  }
  const answers = await readAnswers(
    form,
    request.headers.get('content-type') ?? '',
    // Copied: what a Response reads may not be memory that Node shares between buffers.
    new Uint8Array(body),
  );
  if (!answers) return toMessageAnswer(400, form, texts.unreadable, isForScript);
  const problems = checkAnswers(form, answers);
  if (problems.size > 0) {
    return isForScript
      ? toJsonAnswer(422, { errors: Object.fromEntries(problems) })
      : toFormPage(422, form, request, answers, problems);
  }
  if (!(await isStored({ siteName, form, answers }, parts)))
    return toMessageAnswer(500, form, texts.refused, isForScript);
  return isForScript ? toJsonAnswer(200, { message: form.thanks }) : toSentPage(request);
}
