import type { Control } from './parts.ts';

const RULES: readonly (readonly [keyof ValidityState, string])[] = [
  ['valueMissing', 'missing'],
  ['typeMismatch', 'email'],
  ['patternMismatch', 'tel'],
  ['tooShort', 'tooshort'],
  ['tooLong', 'toolong'],
];

/** Checks the rules for files, which browsers do not check. */
function findBrokenFileRule(control: Control): string | null {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (!file || !(control instanceof HTMLInputElement)) return null;
  if (file.size > Number(control.dataset.maxBytes)) return 'filesize';
  return control.accept.split(',').includes(file.type) ? null : 'filetype';
}

/** Returns the server's message (`data-says-<rule>`) for the rule that a value breaks; null if it is valid. */
export function findProblem(control: Control): string | null {
  const broken = RULES.find(([name]) => control.validity[name])?.[1] ?? findBrokenFileRule(control);
  return broken ? (control.getAttribute(`data-says-${broken}`) ?? control.validationMessage) : null;
}
