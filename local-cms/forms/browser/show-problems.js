// @ts-check
/** @import { Control } from './find-problem.js' */
import { getPart } from './parts.js';

/** @typedef {{ control: Control, problem: string }} Problem */

/**
 * Says beside a field what is wrong with it; null takes that back.
 * @param {HTMLFormElement} form
 * @param {Control} control
 * @param {string | null} problem
 */
export function showProblem(form, control, problem) {
  const line = getPart(form, `#${control.id}-problem`);
  line.textContent = problem ?? '';
  line.hidden = !problem;
  if (problem) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** @param {Problem} problem */
function createItem({ control, problem }) {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = problem;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/**
 * Puts the words into the box on top, with a link to each field, and the focus on the box.
 * @param {HTMLFormElement} form
 * @param {string} title
 * @param {readonly Problem[]} problems
 */
export function showSummary(form, title, problems = []) {
  const heading = document.createElement('p');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...problems.map(createItem));
  const summary = getPart(form, '.form-summary');
  summary.replaceChildren(heading, ...(problems.length > 0 ? [list] : []));
  summary.hidden = false;
  summary.focus();
}

/** @param {HTMLFormElement} form */
export function hideSummary(form) {
  const summary = getPart(form, '.form-summary');
  summary.hidden = true;
  summary.replaceChildren();
}
