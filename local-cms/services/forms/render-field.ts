import { type FileTypeName, toMediaTypes } from '../../content/schemas/file-types.ts';
import {
  type FileField,
  type FormField,
  isLineField,
  type LineField,
  type NumberField,
} from '../../content/schemas/form-fields.ts';
import type { FormFile } from '../../content/schemas/form-file.ts';
import { bytesPerMegabyte, TEL_PATTERN } from './check-answers.ts';
import { toDays } from './days.ts';
import { attributes, type Html, html } from './html.ts';
import { fill, getTexts, type Rule, toMessage } from './texts.ts';

export type FieldView = {
  form: FormFile;
  field: FormField;
  /** The id of the control. It is unique on the page that contains the form. */
  id: string;
  value: string;
  problem: string | null;
  /** Whether the field has the focus when the page opens. */
  hasFocus: boolean;
};

const toKinds = (accept: readonly FileTypeName[]): string => accept.join(', ').toUpperCase();

function toHint({ form, field }: FieldView): string {
  const { fileLimits } = getTexts(form.language);
  const limits = field.type === 'file' ? fill(fileLimits, toKinds(field.accept), field.maxMegabytes) : null;
  return [field.hint, limits].filter(Boolean).join(' ');
}

function toRules(field: FormField): Rule[] {
  const rules: Rule[] = field.required || field.requiredIf ? ['missing'] : [];
  if (field.type === 'file') return [...rules, 'fileType', 'fileSize'];
  if (field.type === 'number' || field.type === 'date') return [...rules, field.type];
  if (!isLineField(field)) return rules;
  if (field.type === 'email' || field.type === 'tel') rules.push(field.type);
  return field.minLength ? [...rules, 'tooShort', 'tooLong'] : [...rules, 'tooLong'];
}

/** Returns an attribute `data-says-<rule>` with the message for each rule, which the browser script shows. */
const toSayings = ({ form, field }: FieldView): Record<string, string> =>
  Object.fromEntries(
    toRules(field).map((rule) => [`data-says-${rule.toLowerCase()}`, toMessage(form, field, rule)]),
  );

const toDescribedBy = (view: FieldView): string =>
  `${toHint(view) ? `${view.id}-hint ` : ''}${view.id}-problem`;

const toCommon = (view: FieldView) => ({
  id: view.id,
  name: view.field.name,
  required: view.field.required,
  'aria-describedby': toDescribedBy(view),
  'aria-invalid': view.problem ? 'true' : null,
  'data-required-if': view.field.required ? null : view.field.requiredIf,
  'data-prefill': 'prefill' in view.field && view.field.prefill,
  autofocus: view.hasFocus,
  ...toSayings(view),
});

const toLineAttributes = ({ minLength, maxLength, autocomplete }: LineField) => ({
  minlength: minLength,
  maxlength: maxLength,
  autocomplete,
});

const toNumberAttributes = ({ min, max, integer }: NumberField) => ({
  type: 'number',
  inputmode: integer && min >= 0 ? 'numeric' : 'decimal',
  min,
  max,
  step: integer ? 1 : 'any',
});

const toFileAttributes = ({ accept, maxMegabytes }: FileField) => ({
  type: 'file',
  accept: toMediaTypes(accept).join(','),
  'data-max-bytes': maxMegabytes * bytesPerMegabyte,
});

function renderSelect(view: FieldView, options: readonly string[]): Html {
  const list = options.map(
    (option) => html`<option${attributes({ selected: option === view.value })}>${option}</option>`,
  );
  const { choose } = getTexts(view.form.language);
  return html`<select${attributes(toCommon(view))}><option value="">${choose}</option>${list}</select>`;
}

/** Renders the choices of a group. The first has the id of the field, so that links lead to it. */
function renderRadios(view: FieldView, options: readonly string[]): Html {
  const { 'aria-describedby': _, ...common } = toCommon(view);
  const list = options.map((option, index) => {
    const id = index === 0 ? view.id : `${view.id}-${index + 1}`;
    const own = { id, autofocus: view.hasFocus && index === 0, checked: option === view.value };
    const control = attributes({ ...common, ...own, type: 'radio', value: option });
    return html`<div class="form-tick"><input${control}><label for="${id}">${option}</label></div>`;
  });
  return html`${list}`;
}

function renderControl(view: FieldView): Html {
  const { field, value } = view;
  const common = toCommon(view);
  switch (field.type) {
    case 'select':
      return renderSelect(view, field.options);
    case 'radio':
      return renderRadios(view, field.options);
    case 'textarea':
      // HTML drops the first line break of a textarea, so a line break is added before the value.
      return html`<textarea rows="6"${attributes({ ...common, ...toLineAttributes(field) })}>
${value}</textarea>`;
    case 'checkbox':
      return html`<input${attributes({ ...common, type: 'checkbox', value: 'yes', checked: value !== '' })}>`;
    case 'file':
      return html`<input${attributes({ ...common, ...toFileAttributes(field) })}>`;
    case 'number':
      return html`<input${attributes({ ...common, ...toNumberAttributes(field), value })}>`;
    case 'date':
      return html`<input${attributes({ ...common, ...toDays(field), type: 'date', autocomplete: field.autocomplete, value })}>`;
    default: {
      const pattern = field.type === 'tel' ? TEL_PATTERN : null;
      return html`<input${attributes({ ...common, ...toLineAttributes(field), type: field.type, pattern, value })}>`;
    }
  }
}

export function renderField(view: FieldView): Html {
  const { form, field, id, problem } = view;
  // A field that another answer makes required is optional until then.
  const optional = !field.required
    ? html` <span class="form-optional">(${getTexts(form.language).optional})</span>`
    : '';
  const name = html`${field.label}${optional}`;
  const label = html`<label for="${id}">${name}</label>`;
  const hint = toHint(view);
  const hintLine = hint ? html`<p class="form-hint" id="${id}-hint">${hint}</p>` : '';
  const problemLine = html`<p class="form-problem" id="${id}-problem"${attributes({ hidden: !problem })}>${problem}</p>`;
  const control = renderControl(view);
  switch (field.type) {
    case 'radio': {
      const group = attributes({ class: 'form-field form-choice', 'aria-describedby': toDescribedBy(view) });
      return html`<fieldset${group}><legend>${name}</legend>${hintLine}${control}${problemLine}</fieldset>`;
    }
    case 'checkbox':
      return html`<div class="form-field form-tick">${control}${label}${hintLine}${problemLine}</div>`;
    default:
      return html`<div class="form-field">${label}${hintLine}${control}${problemLine}</div>`;
  }
}
