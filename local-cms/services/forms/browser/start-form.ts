import { CHANGE } from '../review-buttons.ts';
import { createSteps } from './create-steps.ts';
import { type Control, listControls } from './parts.ts';
import { prefillFields } from './prefill-fields.ts';
import { readTexts } from './read-texts.ts';
import { reportEngagement } from './report-engagement.ts';
import type { RunningForm } from './running-form.ts';
import { createSubmit } from './submit-form.ts';

export function startForm(form: HTMLFormElement): void {
  // The browser's own messages are in the browser's language and appear one at a time.
  form.noValidate = true;
  const texts = readTexts(form);
  const running = { form, texts, steps: createSteps(form, texts) };
  const submit = createSubmit(running);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const changed = findChanged(form, event.submitter);
    if (changed) running.steps.goTo(changed);
    else void submit();
  });
  form.addEventListener('click', (event) => followLink(running, event));
  prefillFields(form, location.search);
  const invalid = form.querySelector('[aria-invalid]');
  if (invalid) running.steps.showStepOf(invalid);
  else running.steps.show(0);
  reportEngagement(form, 'VIEWED');
}

/** Returns the field whose button in the review was pressed. */
function findChanged(form: HTMLFormElement, button: HTMLElement | null): Control | null {
  if (!(button instanceof HTMLButtonElement) || button.name !== CHANGE) return null;
  return listControls(form).find(({ name }) => name === button.value) ?? null;
}

/** If the click is on a link of the summary, shows the step of the linked field and focuses the field. */
function followLink({ form, steps }: RunningForm, event: Event): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.form-summary a') : null;
  const control = listControls(form).find(({ id }) => id === link?.hash.slice(1));
  if (!link || !control) return;
  event.preventDefault();
  steps.showStepOf(control);
  control.focus();
}
