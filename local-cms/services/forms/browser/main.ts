import { startForm } from './start-form.ts';

// A page with several forms runs this script several times, so each run skips forms that are already started.
for (const form of document.querySelectorAll<HTMLFormElement>('form.cms-form:not([data-is-started])')) {
  form.dataset.isStarted = '';
  startForm(form);
}
