// @ts-check

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

/** @type {readonly [keyof ValidityState, string][]} */
const RULES = [
  ['valueMissing', 'missing'],
  ['typeMismatch', 'email'],
  ['patternMismatch', 'tel'],
  ['tooShort', 'tooshort'],
  ['tooLong', 'toolong'],
];

/**
 * What the browser does not check itself.
 * @param {Control} control
 */
function findBrokenFileRule(control) {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (!file || !(control instanceof HTMLInputElement)) return null;
  if (file.size > Number(control.dataset.maxBytes)) return 'filesize';
  return control.accept.split(',').includes(file.type) ? null : 'filetype';
}

/**
 * What is wrong with an answer, in the words that the server put into data-says-<rule>; null when nothing is.
 * @param {Control} control
 * @returns {string | null}
 */
export function findProblem(control) {
  const broken = RULES.find(([name]) => control.validity[name])?.[1] ?? findBrokenFileRule(control);
  return broken ? (control.getAttribute(`data-says-${broken}`) ?? control.validationMessage) : null;
}
