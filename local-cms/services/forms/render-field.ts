import { type FileTypeName, toMediaTypes } from '../../content/schemas/file-types.ts';
import {
  type FileField,
  type FormField,
  isLineField,
  type LineField,
} from '../../content/schemas/form-file.ts';
import { bytesPerMegabyte, TEL_PATTERN } from './check-answers.ts';
import { attributes, type Html, html } from './html.ts';
import { type FormTexts, fill, type Rule, toMessage } from './texts.ts';

export type FieldView = {
  field: FormField;
  texts: FormTexts;
  /** The id of the control. It is unique on the page that contains the form. */
  id: string;
  value: string;
  problem: string | null;
};

const toKinds = (accept: readonly FileTypeName[]): string => accept.join(', ').toUpperCase();

const toHint = ({ field, texts }: FieldView): string =>
  [field.hint, field.type === 'file' && fill(texts.fileLimits, toKinds(field.accept), field.maxMegabytes)]
    .filter(Boolean)
    .join(' ');

function toRules(field: FormField): Rule[] {
  const rules: Rule[] = field.required ? ['missing'] : [];
  if (field.type === 'file') return [...rules, 'fileType', 'fileSize'];
  if (!isLineField(field)) return rules;
  if (field.type === 'email' || field.type === 'tel') rules.push(field.type);
  return field.minLength ? [...rules, 'tooShort', 'tooLong'] : [...rules, 'tooLong'];
}

/** Returns an attribute `data-says-<rule>` with the message for each rule, which the browser script shows. */
const toSayings = ({ field, texts }: FieldView): Record<string, string> =>
  Object.fromEntries(
    toRules(field).map((rule) => [`data-says-${rule.toLowerCase()}`, toMessage(texts, field, rule)]),
  );

const toCommon = (view: FieldView) => ({
  id: view.id,
  name: view.field.name,
  required: view.field.required,
  'aria-describedby': `${toHint(view) ? `${view.id}-hint ` : ''}${view.id}-problem`,
  'aria-invalid': view.problem ? 'true' : null,
  ...toSayings(view),
});

const toLineAttributes = ({ minLength, maxLength, autocomplete }: LineField) => ({
  minlength: minLength,
  maxlength: maxLength,
  autocomplete,
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
  return html`<select${attributes(toCommon(view))}><option value="">${view.texts.choose}</option>${list}</select>`;
}

function renderControl(view: FieldView): Html {
  const { field, value } = view;
  const common = toCommon(view);
  switch (field.type) {
    case 'select':
      return renderSelect(view, field.options);
    case 'textarea':
      // HTML drops the first line break of a textarea, so a line break is added before the value.
      return html`<textarea rows="6"${attributes({ ...common, ...toLineAttributes(field) })}>
${value}</textarea>`;
    case 'checkbox':
      return html`<input${attributes({ ...common, type: 'checkbox', value: 'yes', checked: value !== '' })}>`;
    case 'file':
      return html`<input${attributes({ ...common, ...toFileAttributes(field) })}>`;
    default: {
      const pattern = field.type === 'tel' ? TEL_PATTERN : null;
      return html`<input${attributes({ ...common, ...toLineAttributes(field), type: field.type, pattern, value })}>`;
    }
  }
}

export function renderField(view: FieldView): Html {
  const { field, texts, id, problem } = view;
  const optional = field.required ? '' : html` <span class="form-optional">(${texts.optional})</span>`;
  const label = html`<label for="${id}">${field.label}${optional}</label>`;
  const hint = toHint(view);
  const hintLine = hint ? html`<p class="form-hint" id="${id}-hint">${hint}</p>` : '';
  const problemLine = html`<p class="form-problem" id="${id}-problem"${attributes({ hidden: !problem })}>${problem}</p>`;
  const control = renderControl(view);
  return field.type === 'checkbox'
    ? html`<div class="form-field form-tick">${control}${label}${hintLine}${problemLine}</div>`
    : html`<div class="form-field">${label}${hintLine}${control}${problemLine}</div>`;
}
