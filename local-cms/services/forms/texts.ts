import type { FormField } from '../../content/schemas/form-file.ts';
import texts from './texts.json' with { type: 'json' };

/** `{0}` and `{1}` in a text are placeholders, which `fill` replaces. */
export type FormTexts = Readonly<typeof texts.en>;

export const getTexts = (language: string): FormTexts => (/^da\b/i.test(language) ? texts.da : texts.en);

export const fill = (text: string, ...parts: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index) => String(parts[Number(index)] ?? ''));

export type Rule = 'missing' | 'email' | 'tel' | 'tooShort' | 'tooLong' | 'option' | 'fileType' | 'fileSize';

function toMissingText(texts: FormTexts, { type }: FormField): string {
  if (type === 'select') return texts.missingChoice;
  if (type === 'file') return texts.missingFile;
  return type === 'checkbox' ? texts.missingTick : texts.missing;
}

export function toMessage(texts: FormTexts, field: FormField, rule: Rule): string {
  if (rule === 'missing') return fill(toMissingText(texts, field), field.label);
  if (rule === 'tooShort' && 'minLength' in field)
    return fill(texts.tooShort, field.minLength ?? 1, field.label);
  if (rule === 'tooLong' && 'maxLength' in field) return fill(texts.tooLong, field.maxLength, field.label);
  if (rule === 'fileType' && field.type === 'file')
    return fill(texts.fileType, field.accept.join(', ').toUpperCase());
  if (rule === 'fileSize' && field.type === 'file') return fill(texts.fileSize, field.maxMegabytes);
  return fill(texts[rule], field.label);
}
