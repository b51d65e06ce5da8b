import { getPart, listParts } from './parts.ts';
import { hideSummary } from './show-problems.ts';

export type Steps = ReturnType<typeof createSteps>;

/** Shows one step of the form at a time. Before the last step, the submit button has the text `nextText`. */
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
    // With the focus on the legend, screen readers announce the name of the step.
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
