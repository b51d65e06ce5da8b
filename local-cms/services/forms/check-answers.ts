import { findFileType } from '../../content/schemas/file-types.ts';
import {
  type FileField,
  type FormField,
  type FormFile,
  type LineField,
  listFields,
} from '../../content/schemas/form-file.ts';
import type { Answers } from './read-answers.ts';
import { getTexts, type Rule, toMessage } from './texts.ts';

// The HTML standard has the same pattern for `type=email`, so that server and browser accept the same values.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const TEL_PATTERN = '\\+?[0-9][0-9 ]{3,}';
const TEL = new RegExp(`^(?:${TEL_PATTERN})$`);

export const bytesPerMegabyte = 1024 * 1024;

function checkLine({ type, minLength = 0, maxLength }: LineField, value: string): Rule | null {
  if (value.length > maxLength) return 'tooLong';
  if (value.length < minLength) return 'tooShort';
  if (type === 'email' && !EMAIL.test(value)) return 'email';
  return type === 'tel' && !TEL.test(value) ? 'tel' : null;
}

function checkFile({ maxMegabytes, accept }: FileField, bytes: Uint8Array): Rule | null {
  if (bytes.length > maxMegabytes * bytesPerMegabyte) return 'fileSize';
  return findFileType(bytes, accept) ? null : 'fileType';
}

/** Finds the rule that the answer to a field breaks. An empty answer can break only the rule `missing`. */
function findBrokenRule(field: FormField, { texts, files }: Answers): Rule | null {
  if (field.type === 'file') {
    const file = files.get(field.name);
    if (!file) return field.required ? 'missing' : null;
    return checkFile(field, file.bytes);
  }
  const value = texts.get(field.name) ?? '';
  if (value === '') return field.required ? 'missing' : null;
  if (field.type === 'select') return field.options.includes(value) ? null : 'option';
  return field.type === 'checkbox' ? null : checkLine(field, value);
}

/** Returns problems by field name. The server checks again, because visitors can bypass the browser's checks. */
export function checkAnswers(form: FormFile, answers: Answers): ReadonlyMap<string, string> {
  const texts = getTexts(form.language);
  return new Map(
    listFields(form).flatMap((field): [string, string][] => {
      const rule = findBrokenRule(field, answers);
      return rule ? [[field.name, toMessage(texts, field, rule)]] : [];
    }),
  );
}
