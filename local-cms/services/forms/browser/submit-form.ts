import { getPart, listFields } from './parts.ts';
import { reportEngagement } from './report-engagement.ts';
import { isValidSoFar, type RunningForm, showProblems } from './running-form.ts';
import { type SendResult, sendForm } from './send-form.ts';
import { showSummary } from './show-problems.ts';

/** Returns a function that goes to the next step or, from the last one, sends the form. */
export function createSubmit(running: RunningForm): () => Promise<void> {
  const { form, steps, texts } = running;
  const button = getPart(form, '.form-buttons [type=submit]');
  const status = getPart(form, '.form-status');
  let isSending = false;
  return async () => {
    if (isSending || !isValidSoFar(running)) return;
    if (steps.hasNext()) return steps.next();
    isSending = true;
    // `aria-disabled` leaves the focus on the button; `disabled` would remove the focus.
    button.setAttribute('aria-disabled', 'true');
    status.textContent = texts('sending');
    const answers = toComparable(form);
    const result = await sendForm(form, steps.isReview());
    isSending = false;
    button.removeAttribute('aria-disabled');
    status.textContent = '';
    // A review must show what is sent. The visitor who has changed an answer meanwhile presses the button again.
    if (typeof result?.review === 'string' && toComparable(form) !== answers) return;
    showResult(running, result);
  };
}

/** Returns the answers as a text. Files do not count: a form with a review has none. */
function toComparable(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return JSON.stringify(pairs);
}

/** Shows the result of sending. Only success removes the fields, so that a failure loses no input. */
function showResult(running: RunningForm, result: SendResult | null): void {
  const { form, texts, steps } = running;
  if (!result) showSummary(form, texts('offline'));
  else if (result.review !== null) steps.addReview(result.review);
  else if (result.thanks !== null) showThanks(form, result.thanks);
  else if (result.status === 413) showSummary(form, texts('tooLarge'));
  else showServerProblems(running, result);
}

function showServerProblems(running: RunningForm, result: SendResult): void {
  const problems = listFields(running.form).flatMap((control) => {
    const problem = result.problems.get(control.name);
    return problem ? [{ control, problem }] : [];
  });
  if (problems.length > 0) showProblems(running, problems);
  else showSummary(running.form, running.texts('refused'));
}

function showThanks(form: HTMLFormElement, thanks: string): void {
  form.innerHTML = thanks;
  form.removeAttribute('aria-labelledby');
  getPart(form, '.form-thanks').focus();
  reportEngagement(form, 'SUBMITTED');
}
