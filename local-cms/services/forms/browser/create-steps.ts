import { getPart, listParts } from './parts.ts';
import { hideSummary } from './show-problems.ts';

export type Steps = ReturnType<typeof createSteps>;

/** Shows one step at a time. The submit button leads to the next step, and on the last one sends the form. */
export function createSteps(form: HTMLFormElement, nextText: string) {
  const steps = listParts(form, '.form-step');
  const submit = getPart(form, '[type=submit]');
  const back = getPart(form, '.form-back');
  const submitText = submit.textContent;
  let current = 0;

  const isLast = () => current === steps.length - 1;
  const show = (index: number) => {
    current = Math.max(0, index);
    steps.forEach((step, position) => {
      step.hidden = position !== current;
    });
    back.hidden = current === 0;
    submit.textContent = isLast() ? submitText : nextText;
  };
  const go = (index: number) => {
    show(index);
    hideSummary(form);
    // Screen readers announce the legend, which names the step.
    steps[current]?.querySelector('legend')?.focus();
  };
  back.addEventListener('click', () => go(current - 1));
  return {
    show,
    isLast,
    next: () => go(current + 1),
    getCurrent: () => steps[current] ?? form,
    showStepOf: (control: Element) => show(steps.findIndex((step) => step.contains(control))),
  };
}
