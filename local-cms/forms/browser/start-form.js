// @ts-check
/** @import { Problem } from './show-problems.js' */
/** @import { SendAnswer } from './send-form.js' */
/** @import { Steps } from './create-steps.js' */
import { createSteps } from './create-steps.js';
import { findProblem } from './find-problem.js';
import { getPart, listControls } from './parts.js';
import { sendForm } from './send-form.js';
import { hideSummary, showProblem, showSummary } from './show-problems.js';

/** @typedef {{ form: HTMLFormElement, steps: Steps, texts: Record<string, string> }} RunningForm */

/**
 * Tells the page what the visitor does; it may count it, as with XM Cloud's forms.
 * @param {HTMLFormElement} form
 * @param {'VIEWED' | 'SUBMITTED'} name
 */
function tell(form, name) {
  const detail = { formId: form.dataset.formid, name };
  form.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
}

/**
 * @param {RunningForm} running
 * @param {readonly Problem[]} problems
 */
function showProblems({ form, steps, texts }, problems) {
  for (const { control, problem } of problems) showProblem(form, control, problem);
  const first = problems[0];
  if (first) steps.showStepOf(first.control);
  const title =
    problems.length === 1 ? texts.problem : texts.problems.replace('{0}', String(problems.length));
  showSummary(form, title, problems);
}

/**
 * True when the step can be left.
 * @param {RunningForm} running
 */
function check(running) {
  const { form, steps } = running;
  const problems = [];
  for (const control of listControls(steps.getCurrent())) {
    const problem = findProblem(control);
    showProblem(form, control, problem);
    if (problem) problems.push({ control, problem });
  }
  if (problems.length > 0) showProblems(running, problems);
  else hideSummary(form);
  return problems.length === 0;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} message
 */
function showThanks(form, message) {
  const thanks = document.createElement('p');
  thanks.className = 'form-thanks';
  thanks.tabIndex = -1;
  thanks.textContent = message;
  form.replaceChildren(getPart(form, '.form-title'), thanks);
  thanks.focus();
  tell(form, 'SUBMITTED');
}

/**
 * Nothing is cleared but by success: whatever fails, what the visitor typed stays where it is.
 * @param {RunningForm} running
 * @param {SendAnswer | null} answer
 */
function showAnswer(running, answer) {
  const { form, texts } = running;
  if (!answer) return showSummary(form, texts.offline);
  if (answer.status === 200 && answer.message !== null) return showThanks(form, answer.message);
  if (answer.status === 413) return showSummary(form, texts.tooLarge);
  const problems = listControls(form).flatMap((control) => {
    const problem = answer.problems.get(control.name);
    return problem ? [{ control, problem }] : [];
  });
  if (problems.length > 0) showProblems(running, problems);
  else showSummary(form, texts.refused);
}

/** @param {RunningForm} running */
function createSubmit(running) {
  const { form, steps, texts } = running;
  const button = getPart(form, '[type=submit]');
  const status = getPart(form, '.form-status');
  let isSending = false;
  return async () => {
    if (isSending || !check(running)) return;
    if (!steps.isLast()) return steps.next();
    isSending = true;
    // Not `disabled`: that would take the focus away from who has just pressed it.
    button.setAttribute('aria-disabled', 'true');
    status.textContent = texts.sending;
    const answer = await sendForm(form);
    isSending = false;
    button.removeAttribute('aria-disabled');
    status.textContent = '';
    showAnswer(running, answer);
  };
}

/**
 * Follows a link of the summary to its field, which may be in another step.
 * @param {RunningForm} running
 * @param {Event} event
 */
function followLink({ form, steps }, event) {
  const link = event.target instanceof Element ? event.target.closest('.form-summary a') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const control = getPart(form, link.hash);
  steps.showStepOf(control);
  control.focus();
}

/** @param {HTMLFormElement} form */
export function startForm(form) {
  form.noValidate = true; // the browser's own bubbles are in the browser's language and come one at a time
  const texts = JSON.parse(form.dataset.texts ?? '{}');
  const running = { form, texts, steps: createSteps(form, texts.next) };
  const submit = createSubmit(running);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  form.addEventListener('click', (event) => followLink(running, event));
  const wrong = form.querySelector('[aria-invalid]');
  if (wrong) running.steps.showStepOf(wrong);
  else running.steps.show(0);
  tell(form, 'VIEWED');
}
