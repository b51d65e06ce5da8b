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
  /** The name of the field that has the focus when the page opens. */
  focus?: string;
  /** Whether only the first step is visible, as the form's script will show it, so that nothing moves when it starts. */
  showsFirstStep?: boolean;
};

type StepView = FormView & { texts: FormTexts; prefix: string };

const scriptTexts = ({ submit }: FormFile, texts: FormTexts): string => {
  const { next, sending, problem, problems, offline, refused, tooLarge } = texts;
  return JSON.stringify({ submit, next, sending, problem, problems, offline, refused, tooLarge });
};

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

/** Renders the heading of a step. The review is a step too, the last one. */
export function renderLegend({ steps, language, review }: FormFile, index: number, title = ''): Html {
  const count = fill(getTexts(language).step, index + 1, steps.length + (review ? 1 : 0));
  return html`<legend tabindex="-1"><span class="form-count">${count}</span> ${title}</legend>`;
}

function renderStep(view: StepView, index: number): Html {
  const { form, prefix, answers = noAnswers, problems, focus } = view;
  const step = form.steps[index];
  const fields = (step?.fields ?? []).map((field) =>
    renderField({
      form,
      field,
      id: `${prefix}-${field.name}`,
      value: answers.texts.get(field.name) ?? '',
      problem: problems?.get(field.name) ?? null,
      hasFocus: field.name === focus,
    }),
  );
  if (form.steps.length === 1 && !form.review) return html`<div class="form-step">${fields}</div>`;
  const hidden = attributes({ hidden: view.showsFirstStep && index > 0 });
  return html`<fieldset class="form-step"${hidden}>${renderLegend(form, index, step?.title)}${fields}</fieldset>`;
}

function renderTitle({ form, heading = 'h2' }: FormView, id: string): Html {
  const own = attributes({ class: 'form-title', id });
  return heading === 'h1' ? html`<h1${own}>${form.title}</h1>` : html`<h2${own}>${form.title}</h2>`;
}

/** Renders the form element with its title around the given content. */
export function renderFrame(view: FormView, prefix: string, content: Html): Html {
  const { form, action } = view;
  const head = attributes({
    class: 'cms-form',
    method: 'post',
    enctype: 'multipart/form-data',
    action,
    lang: form.language,
    'aria-labelledby': `${prefix}-title`,
    'data-formid': form.id,
    'data-review': form.review,
    'data-texts': scriptTexts(form, getTexts(form.language)),
  });
  return html`<form${head}>
${renderTitle(view, `${prefix}-title`)}
${content}
</form>`;
}

// The prefix of element ids is random, because a page can contain the same form twice.
export const createPrefix = (): string => `form-${randomUUID().slice(0, 8)}`;

/** Renders a form. Without JavaScript it works too: all steps are visible, and the browser checks the values. */
export function renderForm(view: FormView): Html {
  const { form } = view;
  const texts = getTexts(form.language);
  const prefix = createPrefix();
  const steps = form.steps.map((_, index) => renderStep({ ...view, texts, prefix }, index));
  const isLast = !form.review && !(view.showsFirstStep && form.steps.length > 1);
  const intro = form.intro ? html`<p class="form-intro">${form.intro}</p>` : '';
  return renderFrame(
    view,
    prefix,
    html`${intro}
${renderSummary({ ...view, texts, prefix })}
${steps}
<div class="form-buttons"><button type="button" class="form-back" hidden>${texts.back}</button><button type="submit">${isLast ? form.submit : texts.next}</button></div>
<p class="form-status" role="status"></p>`,
  );
}
