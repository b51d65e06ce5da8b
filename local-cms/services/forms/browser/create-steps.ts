import { type Control, getPart, listFields, listParts } from './parts.ts';
import type { ReadText } from './read-texts.ts';
import { hideSummary } from './show-problems.ts';
import { createStepHistory } from './step-history.ts';

export type Steps = ReturnType<typeof createSteps>;

/** Shows one step of the form at a time. The last one, which can be a review, has the button that sends the form. */
export function createSteps(form: HTMLFormElement, texts: ReadText) {
  const hasReview = 'review' in form.dataset;
  const fieldSteps = listParts(form, '.form-step');
  const buttons = getPart(form, '.form-buttons');
  const submit = getPart(buttons, '[type=submit]');
  const back = getPart(buttons, '.form-back');
  let current = 0;
  // After a change, the visitor goes straight back to the review.
  let wasReviewed = false;

  const list = () => listParts(form, '.form-step');
  const isReview = () => current === fieldSteps.length;

  const show = (index: number) => {
    // The review shows the answers as they were, so it is removed as soon as another step is shown.
    if (index < fieldSteps.length) form.querySelector('.form-review')?.remove();
    const steps = list();
    current = Math.min(Math.max(0, index), steps.length - 1);
    steps.forEach((step, position) => {
      step.hidden = position !== current;
    });
    back.hidden = current === 0;
    const intro = form.querySelector<HTMLElement>('.form-intro');
    if (intro) intro.hidden = current > 0;
    const sends = hasReview ? isReview() : current === fieldSteps.length - 1;
    submit.textContent = texts(sends ? 'submit' : 'next');
    hideSummary(form);
  };
  // With the focus on the legend, screen readers announce the name of the step.
  const focus = () => list()[current]?.querySelector('legend')?.focus();
  const addToHistory = createStepHistory(form, (index) => {
    show(index);
    focus();
  });
  const go = (index: number) => {
    show(index);
    addToHistory(current);
    focus();
  };
  back.addEventListener('click', () => go(current - 1));
  return {
    show,
    isReview,
    hasNext: () => !wasReviewed && current < fieldSteps.length - 1,
    next: () => go(current + 1),
    /** Adds the review that the server has rendered, and goes there. */
    addReview: (markup: string) => {
      wasReviewed = true;
      buttons.insertAdjacentHTML('beforebegin', markup);
      go(fieldSteps.length);
    },
    /** Returns the fields of this step and of those before it, because a field can depend on another step. */
    listReached: () => fieldSteps.slice(0, current + 1).flatMap(listFields),
    showStepOf: (control: Element) => show(fieldSteps.findIndex((step) => step.contains(control))),
    goTo: (control: Control) => {
      go(fieldSteps.findIndex((step) => step.contains(control)));
      control.focus();
    },
  };
}
