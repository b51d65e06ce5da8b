import { startForm } from './start-form.ts';

// A page may contain several forms and run the script of each; every form is started once.
for (const form of document.querySelectorAll<HTMLFormElement>('form.cms-form:not([data-is-started])')) {
  form.dataset.isStarted = '';
  startForm(form);
}
