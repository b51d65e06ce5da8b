import { findFileType } from '../../content/schemas/file-types.ts';
import type {
  DateField,
  FileField,
  FormField,
  LineField,
  NumberField,
} from '../../content/schemas/form-fields.ts';
import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { toDays } from './days.ts';
import type { Answers } from './read-answers.ts';
import { type Rule, toMessage } from './texts.ts';

// The HTML standard has the same pattern for `type=email`, so that server and browser accept the same values.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const TEL_PATTERN = '\\+?[0-9][0-9 ]{3,}';
const TEL = new RegExp(`^(?:${TEL_PATTERN})$`);

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

export const bytesPerMegabyte = 1024 * 1024;

function checkLine({ type, minLength = 0, maxLength }: LineField, value: string): Rule | null {
  if (value.length > maxLength) return 'tooLong';
  if (value.length < minLength) return 'tooShort';
  if (type === 'email' && !EMAIL.test(value)) return 'email';
  return type === 'tel' && !TEL.test(value) ? 'tel' : null;
}

function checkNumber({ min, max, integer }: NumberField, value: string): Rule | null {
  const number = Number(value);
  const isInRange = NUMBER.test(value) && number >= min && number <= max;
  return isInRange && (!integer || Number.isInteger(number)) ? null : 'number';
}

function checkDate(field: DateField, value: string): Rule | null {
  const { min, max } = toDays(field);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;
  return isDay && value >= min && value <= max ? null : 'date';
}

function checkFile({ maxMegabytes, accept }: FileField, bytes: Uint8Array): Rule | null {
  if (bytes.length > maxMegabytes * bytesPerMegabyte) return 'fileSize';
  return findFileType(bytes, accept) ? null : 'fileType';
}

const isRequired = ({ required, requiredIf = '' }: FormField, { texts, files }: Answers): boolean =>
  required || Boolean(texts.get(requiredIf)) || files.has(requiredIf);

/** Finds the rule that the answer to a field breaks. An empty answer can break only the rule `missing`. */
export function findBrokenRule(field: FormField, answers: Answers): Rule | null {
  const { name } = field;
  const file = answers.files.get(name);
  const value = answers.texts.get(name) ?? '';
  if (!file && value === '') return isRequired(field, answers) ? 'missing' : null;
  switch (field.type) {
    case 'file':
      return file ? checkFile(field, file.bytes) : 'missing';
    case 'select':
    case 'radio':
      return field.options.includes(value) ? null : 'option';
    case 'checkbox':
      return null;
    case 'number':
      return checkNumber(field, value);
    case 'date':
      return checkDate(field, value);
    default:
      return checkLine(field, value);
  }
}

/** Returns problems by field name. The server checks again, because visitors can bypass the browser's checks. */
export function checkAnswers(form: FormFile, answers: Answers): ReadonlyMap<string, string> {
  return new Map(
    listFields(form).flatMap((field): [string, string][] => {
      const rule = findBrokenRule(field, answers);
      return rule ? [[field.name, toMessage(form, field, rule)]] : [];
    }),
  );
}
