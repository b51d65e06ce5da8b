import { findProblem } from './find-problem.ts';
import { type Control, listControls } from './parts.ts';

const MAX_LENGTH = 200;

/** Fills in the fields that may be prefilled from the page's query. Ignores values that are not valid. */
export function prefillFields(form: HTMLFormElement, query: string): void {
  const given = new URLSearchParams(query);
  for (const control of listControls(form)) {
    const value = given.get(control.name);
    if (!('prefill' in control.dataset) || !value || value.length > MAX_LENGTH) continue;
    if (control.type === 'radio') choose(form, control, value);
    else if (control.value === '') fill(control, value);
  }
}

function fill(control: Control, value: string): void {
  control.value = value;
  if (findProblem(control)) control.value = '';
}

function choose(form: HTMLFormElement, control: Control, value: string): void {
  const isChosen = new FormData(form).has(control.name);
  if (control instanceof HTMLInputElement && !isChosen) control.checked = control.value === value;
}
