import { startForm } from './start-form.ts';

// A page with several forms runs this script several times, so it skips forms that it has started.
for (const form of document.querySelectorAll<HTMLFormElement>('form.cms-form:not([data-is-started])')) {
  form.dataset.isStarted = '';
  startForm(form);
}
