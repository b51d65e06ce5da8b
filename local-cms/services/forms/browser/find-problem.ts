import type { Control } from './parts.ts';

const RULES: readonly (readonly [keyof ValidityState, string])[] = [
  ['valueMissing', 'missing'],
  ['typeMismatch', 'email'],
  ['patternMismatch', 'tel'],
  ['tooShort', 'tooshort'],
  ['tooLong', 'toolong'],
];

/** Checks the size and type of a chosen file, because browsers check neither. */
function findBrokenFileRule(control: Control): string | null {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (!file || !(control instanceof HTMLInputElement)) return null;
  if (file.size > Number(control.dataset.maxBytes)) return 'filesize';
  return control.accept.split(',').includes(file.type) ? null : 'filetype';
}

/** Returns the message for the broken rule, which the server has put into `data-says-<rule>`; null if valid. */
export function findProblem(control: Control): string | null {
  const broken = RULES.find(([name]) => control.validity[name])?.[1] ?? findBrokenFileRule(control);
  return broken ? (control.getAttribute(`data-says-${broken}`) ?? control.validationMessage) : null;
}
