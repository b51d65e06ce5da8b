// @ts-check
/** @import { Control } from './find-problem.js' */

/**
 * A part that the form is known to have (render-form.ts).
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function getPart(parent, selector) {
  const part = parent.querySelector(selector);
  if (part instanceof HTMLElement) return part;
  throw new Error(`The form has no ${selector}.`);
}

/**
 * @param {ParentNode} parent
 * @param {string} selector
 */
export function listParts(parent, selector) {
  return [...parent.querySelectorAll(selector)].filter((part) => part instanceof HTMLElement);
}

/**
 * @param {ParentNode} parent
 * @returns {Control[]}
 */
export function listControls(parent) {
  return listParts(parent, 'input, select, textarea').filter(
    (part) =>
      part instanceof HTMLInputElement ||
      part instanceof HTMLSelectElement ||
      part instanceof HTMLTextAreaElement,
  );
}
