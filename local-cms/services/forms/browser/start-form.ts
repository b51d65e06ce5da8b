import type { FormTexts } from '../texts.ts';
import { createSteps, type Steps } from './create-steps.ts';
import { findProblem } from './find-problem.ts';
import { getPart, listControls } from './parts.ts';
import { type SendResult, sendForm } from './send-form.ts';
import { hideSummary, type Problem, showProblem, showSummary } from './show-problems.ts';

type Texts = ReturnType<typeof readTexts>;

type RunningForm = { form: HTMLFormElement; steps: Steps; texts: Texts };

export function startForm(form: HTMLFormElement): void {
  // The browser's own messages are in the browser's language and appear one at a time.
  form.noValidate = true;
  const texts = readTexts(form);
  const running = { form, texts, steps: createSteps(form, texts('next')) };
  const submit = createSubmit(running);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('click', (event) => followLink(running, event));
  const invalid = form.querySelector('[aria-invalid]');
  if (invalid) running.steps.showStepOf(invalid);
  else running.steps.show(0);
  reportEngagement(form, 'VIEWED');
}

function readTexts(form: HTMLFormElement) {
  const texts: unknown = JSON.parse(form.dataset.texts ?? '{}');
  const known = new Map<string, unknown>(Object.entries(Object(texts)));
  return (name: keyof FormTexts): string => String(known.get(name) ?? '');
}

/** Dispatches the event with which XM Cloud's forms tell the page that a form was seen or sent. */
function reportEngagement(form: HTMLFormElement, name: 'VIEWED' | 'SUBMITTED'): void {
  const detail = { formId: form.dataset.formid, name };
  form.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
}

function createSubmit(running: RunningForm): () => Promise<void> {
  const { form, steps, texts } = running;
  const button = getPart(form, '[type=submit]');
  const status = getPart(form, '.form-status');
  let isSending = false;
  return async () => {
    if (isSending || !isStepValid(running)) return;
    if (!steps.isLast()) return steps.next();
    isSending = true;
    // `aria-disabled` leaves the focus on the button; `disabled` would remove the focus.
    button.setAttribute('aria-disabled', 'true');
    status.textContent = texts('sending');
    const result = await sendForm(form);
    isSending = false;
    button.removeAttribute('aria-disabled');
    status.textContent = '';
    showResult(running, result);
  };
}

function isStepValid(running: RunningForm): boolean {
  const { form, steps } = running;
  const problems: Problem[] = [];
  for (const control of listControls(steps.getCurrent())) {
    const problem = findProblem(control);
    showProblem(form, control, problem);
    if (problem) problems.push({ control, problem });
  }
  if (problems.length > 0) showProblems(running, problems);
  else hideSummary(form);
  return problems.length === 0;
}

function showProblems({ form, steps, texts }: RunningForm, problems: readonly Problem[]): void {
  for (const { control, problem } of problems) showProblem(form, control, problem);
  const [first] = problems;
  if (first) steps.showStepOf(first.control);
  const count = String(problems.length);
  showSummary(
    form,
    problems.length === 1 ? texts('problem') : texts('problems').replace('{0}', count),
    problems,
  );
}

/** Shows the result of sending. Only success removes the fields, so that a failure loses no input. */
function showResult(running: RunningForm, result: SendResult | null): void {
  const { form, texts } = running;
  if (!result) showSummary(form, texts('offline'));
  else if (result.status === 200 && result.message !== null) showThanks(form, result.message);
  else if (result.status === 413) showSummary(form, texts('tooLarge'));
  else showServerProblems(running, result);
}

function showServerProblems(running: RunningForm, result: SendResult): void {
  const problems = listControls(running.form).flatMap((control) => {
    const problem = result.problems.get(control.name);
    return problem ? [{ control, problem }] : [];
  });
  if (problems.length > 0) showProblems(running, problems);
  else showSummary(running.form, running.texts('refused'));
}

function showThanks(form: HTMLFormElement, message: string): void {
  const thanks = document.createElement('p');
  thanks.className = 'form-thanks';
  thanks.tabIndex = -1;
  thanks.textContent = message;
  form.replaceChildren(getPart(form, '.form-title'), thanks);
  thanks.focus();
  reportEngagement(form, 'SUBMITTED');
}

/** If the click is on a link of the summary, shows the step of the linked field and focuses the field. */
function followLink({ form, steps }: RunningForm, event: Event): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.form-summary a') : null;
  if (!link) return;
  event.preventDefault();
  const control = getPart(form, link.hash);
  steps.showStepOf(control);
  control.focus();
}
