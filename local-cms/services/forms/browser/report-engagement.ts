/** Dispatches the event with which XM Cloud's forms tell the page that a form was seen or sent. */
export function reportEngagement(form: HTMLFormElement, name: 'VIEWED' | 'SUBMITTED'): void {
  const detail = { formId: form.dataset.formid, name };
  form.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
}
