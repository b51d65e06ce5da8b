// @ts-check
import { startForm } from './start-form.js';

// A page may hold several forms, and run the script of each: every form is started once.
for (const form of document.querySelectorAll('form.cms-form:not([data-is-started])')) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.dataset.isStarted = '';
  startForm(form);
}
