import type { FormField } from '../../content/schemas/form-fields.ts';
import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { toDays, toDayText } from './days.ts';
import texts from './texts.json' with { type: 'json' };

/** `{0}` and `{1}` in a text are placeholders, which `fill` replaces. */
export type FormTexts = Readonly<typeof texts.en>;

export const getTexts = (language: string): FormTexts => (/^da\b/i.test(language) ? texts.da : texts.en);

export const fill = (text: string, ...parts: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index) => String(parts[Number(index)] ?? ''));

export type Rule =
  | 'missing'
  | 'email'
  | 'tel'
  | 'tooShort'
  | 'tooLong'
  | 'number'
  | 'date'
  | 'option'
  | 'fileType'
  | 'fileSize';

function toMissingText(form: FormFile, { type, requiredIf, required, label }: FormField): string {
  const texts = getTexts(form.language);
  const reason = required ? undefined : listFields(form).find(({ name }) => name === requiredIf);
  if (reason) return fill(texts.missingBecause, label, reason.label);
  if (type === 'select' || type === 'radio') return fill(texts.missingChoice, label);
  if (type === 'file') return fill(texts.missingFile, label);
  return fill(type === 'checkbox' ? texts.missingTick : texts.missing, label);
}

/** Returns the message for a field whose answer breaks a rule. */
export function toMessage(form: FormFile, field: FormField, rule: Rule): string {
  const { language } = form;
  const texts = getTexts(language);
  const { label } = field;
  if (rule === 'missing') return toMissingText(form, field);
  if (rule === 'tooShort' && 'minLength' in field) return fill(texts.tooShort, field.minLength ?? 1, label);
  if (rule === 'tooLong' && 'maxLength' in field) return fill(texts.tooLong, field.maxLength, label);
  if (field.type === 'number') {
    const { format } = new Intl.NumberFormat(language);
    const text = field.integer ? texts.wholeNumber : texts.number;
    return fill(text, format(field.min), format(field.max), label);
  }
  if (field.type === 'date') {
    const { min, max } = toDays(field);
    return fill(texts.date, toDayText(min, language), toDayText(max, language), label);
  }
  if (rule === 'fileType' && field.type === 'file')
    return fill(texts.fileType, field.accept.join(', ').toUpperCase());
  if (rule === 'fileSize' && field.type === 'file') return fill(texts.fileSize, field.maxMegabytes);
  return fill(texts[rule], label);
}
