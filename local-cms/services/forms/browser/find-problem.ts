import type { Control } from './parts.ts';

const RULES: readonly (readonly [keyof ValidityState, string])[] = [
  ['valueMissing', 'missing'],
  ['typeMismatch', 'email'],
  ['patternMismatch', 'tel'],
  ['tooShort', 'tooshort'],
  ['tooLong', 'toolong'],
];

/** Numbers and dates have one message for all their rules, with the name of their type. */
function findBrokenRange({ type, validity }: Control): string | null {
  const { badInput, rangeUnderflow, rangeOverflow, stepMismatch } = validity;
  return badInput || rangeUnderflow || rangeOverflow || stepMismatch ? type : null;
}

/** Checks the size and type of a chosen file, because browsers check neither. */
function findBrokenFileRule(control: Control): string | null {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (!file || !(control instanceof HTMLInputElement)) return null;
  if (file.size > Number(control.dataset.maxBytes)) return 'filesize';
  return control.accept.split(',').includes(file.type) ? null : 'filetype';
}

/** A field can be required only if another field has an answer. */
function updateRequired(control: Control): void {
  const { requiredIf } = control.dataset;
  if (!requiredIf || !control.form) return;
  const other = new FormData(control.form).get(requiredIf);
  control.required = other instanceof File ? other.size > 0 : Boolean(other);
}

/** Returns the message for the broken rule, which the server has put into `data-says-<rule>`; null if valid. */
export function findProblem(control: Control): string | null {
  updateRequired(control);
  const broken =
    findBrokenRange(control) ??
    RULES.find(([name]) => control.validity[name])?.[1] ??
    findBrokenFileRule(control);
  return broken ? (control.getAttribute(`data-says-${broken}`) ?? control.validationMessage) : null;
}
