import { randomUUID } from 'node:crypto';

import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { attributes, type Html, html } from './html.ts';
import { type Answers, noAnswers } from './read-answers.ts';
import { renderField } from './render-field.ts';
import { type FormTexts, fill, getTexts } from './texts.ts';

export type FormView = {
  form: FormFile;
  /** The URL to which the form is sent. The URL is absolute if a page of another server contains the form. */
  action: string;
  heading?: 'h1' | 'h2';
  answers?: Answers;
  problems?: ReadonlyMap<string, string>;
};

type StepView = FormView & { texts: FormTexts; prefix: string };

const scriptTexts = ({ next, sending, problem, problems, offline, refused, tooLarge }: FormTexts): string =>
  JSON.stringify({ next, sending, problem, problems, offline, refused, tooLarge });

/** Renders links to the fields with problems. Without problems, the summary is hidden until the script fills it. */
function renderSummary({ form, texts, prefix, problems = new Map() }: StepView): Html {
  const items = listFields(form).flatMap(({ name }) => {
    const problem = problems.get(name);
    return problem ? [html`<li><a href="#${prefix}-${name}">${problem}</a></li>`] : [];
  });
  const title = items.length === 1 ? texts.problem : fill(texts.problems, items.length);
  const content = items.length > 0 ? html`<p>${title}</p><ul>${items}</ul>` : '';
  return html`<div class="form-summary" role="alert" tabindex="-1"${attributes({ hidden: items.length === 0 })}>${content}</div>`;
}

function renderStep(view: StepView, index: number): Html {
  const { form, texts, prefix, answers = noAnswers, problems } = view;
  const step = form.steps[index];
  const fields = (step?.fields ?? []).map((field) =>
    renderField({
      field,
      texts,
      id: `${prefix}-${field.name}`,
      value: answers.texts.get(field.name) ?? '',
      problem: problems?.get(field.name) ?? null,
    }),
  );
  if (form.steps.length === 1) return html`<div class="form-step">${fields}</div>`;
  const count = fill(texts.step, index + 1, form.steps.length);
  return html`<fieldset class="form-step"><legend tabindex="-1"><span class="form-count">${count}</span> ${step?.title}</legend>${fields}</fieldset>`;
}

function renderTitle(heading: 'h1' | 'h2', id: string, title: string): Html {
  const own = attributes({ class: 'form-title', id });
  return heading === 'h1' ? html`<h1${own}>${title}</h1>` : html`<h2${own}>${title}</h2>`;
}

/** Renders a form that also works without JavaScript: all steps are visible, and the browser checks the values. */
export function renderForm(view: FormView): Html {
  const { form, action, heading = 'h2' } = view;
  const texts = getTexts(form.language);
  // The prefix of element ids is random, because a page can contain the same form twice.
  const prefix = `form-${randomUUID().slice(0, 8)}`;
  const steps = form.steps.map((_, index) => renderStep({ ...view, texts, prefix }, index));
  const head = attributes({
    class: 'cms-form',
    method: 'post',
    enctype: 'multipart/form-data',
    action,
    lang: form.language,
    'aria-labelledby': `${prefix}-title`,
    'data-formid': form.id,
    'data-texts': scriptTexts(texts),
  });
  return html`<form${head}>
${renderTitle(heading, `${prefix}-title`, form.title)}
${renderSummary({ ...view, texts, prefix })}
${steps}
<div class="form-buttons"><button type="button" class="form-back" hidden>${texts.back}</button><button type="submit">${form.submit}</button></div>
<p class="form-status" role="status"></p>
</form>`;
}
