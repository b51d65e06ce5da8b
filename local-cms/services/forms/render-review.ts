import type { FormField } from '../../content/schemas/form-fields.ts';
import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { toDayText } from './days.ts';
import { attributes, type Html, html } from './html.ts';
import type { Answers } from './read-answers.ts';
import { createPrefix, type FormView, renderFrame, renderLegend } from './render-form.ts';
import { CHANGE, REVIEWED } from './review-buttons.ts';
import { getTexts } from './texts.ts';

function toAnswerText({ language }: FormFile, { type }: FormField, value: string): string {
  const texts = getTexts(language);
  if (type === 'checkbox') return value ? texts.yes : texts.no;
  if (!value) return texts.noAnswer;
  if (type === 'number') return new Intl.NumberFormat(language).format(Number(value));
  return type === 'date' ? toDayText(value, language) : value;
}

function renderRow(form: FormFile, field: FormField, value: string): Html {
  const { change } = getTexts(form.language);
  const button = attributes({
    type: 'submit',
    name: CHANGE,
    value: field.name,
    'aria-label': `${change}: ${field.label}`,
  });
  return html`<div><dt>${field.label}</dt><dd>${toAnswerText(form, field, value)}</dd><dd><button${button}>${change}</button></dd></div>`;
}

/** Renders the last step: all answers, each with a button that leads back to its field. */
export function renderReview(form: FormFile, { texts }: Answers): Html {
  const legend = renderLegend(form, form.steps.length, getTexts(form.language).review);
  const rows = listFields(form).map((field) => renderRow(form, field, texts.get(field.name) ?? ''));
  return html`<fieldset class="form-step form-review">${legend}<dl>${rows}</dl></fieldset>`;
}

/** Renders the review as a form of its own, which carries the answers, for visitors without JavaScript. */
export function renderReviewForm(view: FormView & { answers: Answers }): Html {
  const { form, answers } = view;
  const carried = [...answers.texts].map(
    ([name, value]) => html`<input${attributes({ type: 'hidden', name, value })}>`,
  );
  return renderFrame(
    view,
    createPrefix(),
    html`${renderReview(form, answers)}
${carried}
<div class="form-buttons"><button type="submit" name="${REVIEWED}" value="yes">${form.submit}</button></div>`,
  );
}
