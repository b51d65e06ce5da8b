// @ts-check
import { getPart, listParts } from './parts.js';
import { hideSummary } from './show-problems.js';

/** @typedef {ReturnType<typeof createSteps>} Steps */

/**
 * Only one step is there at a time; the button sends from the last one and goes on from the others.
 * @param {HTMLFormElement} form
 * @param {string} nextText
 */
export function createSteps(form, nextText) {
  const steps = listParts(form, '.form-step');
  const submit = getPart(form, '[type=submit]');
  const back = getPart(form, '.form-back');
  const submitText = submit.textContent;
  let current = 0;

  const isLast = () => current === steps.length - 1;
  const show = (/** @type {number} */ index) => {
    current = Math.max(0, index);
    steps.forEach((step, position) => {
      step.hidden = position !== current;
    });
    back.hidden = current === 0;
    submit.textContent = isLast() ? submitText : nextText;
  };
  const go = (/** @type {number} */ index) => {
    show(index);
    hideSummary(form);
    // Who cannot see that all has changed hears it: the legend says which step this is.
    steps[current]?.querySelector('legend')?.focus();
  };
  back.addEventListener('click', () => go(current - 1));
  return {
    show,
    isLast,
    next: () => go(current + 1),
    getCurrent: () => steps[current] ?? form,
    showStepOf: (/** @type {Element} */ control) => show(steps.findIndex((step) => step.contains(control))),
  };
}
