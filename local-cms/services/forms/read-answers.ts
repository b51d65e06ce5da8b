import { parse } from 'node:querystring';
import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import { CHANGE, REVIEWED } from './review-buttons.ts';

type AnsweredFile = { name: string; bytes: Uint8Array };

/** The values that a visitor sent for the form's fields, by field name. */
export type Answers = {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, AnsweredFile>;
};

/** What a visitor sent: the answers, and which button of the review was pressed. */
export type Received = Answers & {
  isReviewed: boolean;
  /** The name of the field that the visitor wants to change. */
  change: string | null;
};

export const noAnswers: Answers = { texts: new Map(), files: new Map() };

const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;.*boundary="?([^";]+)/i;

/** More than any form has. A body of many fields would keep the local CMS busy for minutes. */
const MAX_FIELDS = 500;

type Values = ReadonlyMap<string, FormDataEntryValue>;

// Compares the name of the error, because `instanceof` fails in Jest, whose sandbox has its own TypeError.
const isTypeError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';

/** FormData and URLSearchParams need a time that grows with the square of the number of fields. */
function parseUrlEncoded(body: ArrayBuffer): Values {
  const values = parse(Buffer.from(body).toString(), '&', '=', { maxKeys: MAX_FIELDS });
  return new Map(
    Object.entries(values).map(([name, value = '']) => [
      name,
      Array.isArray(value) ? (value[0] ?? '') : value,
    ]),
  );
}

function hasMany(body: ArrayBuffer, delimiter: string): boolean {
  const bytes = Buffer.from(body);
  let count = 0;
  for (
    let at = bytes.indexOf(delimiter);
    at >= 0 && count <= MAX_FIELDS;
    at = bytes.indexOf(delimiter, at + 1)
  )
    count += 1;
  return count > MAX_FIELDS;
}

async function parseBody(contentType: string, body: ArrayBuffer): Promise<Values | null> {
  if (URL_ENCODED.test(contentType)) return hasMany(body, '&') ? null : parseUrlEncoded(body);
  const [, boundary] = MULTIPART.exec(contentType) ?? [];
  if (boundary === undefined || hasMany(body, `--${boundary}`)) return null;
  try {
    const data = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    // The first value of a name counts, as in FormData.
    return new Map([...data].toReversed());
  } catch (error) {
    // For an invalid form body, the Fetch standard prescribes a TypeError.
    if (isTypeError(error)) return null;
    throw error;
  }
}

// Converts line ends to LF, because browsers send CRLF but count it as one character.
const toLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
const toOneLine = (text: string): string => toLines(text).replace(/\n+/g, ' ');

async function readFile(value: FormDataEntryValue | undefined): Promise<AnsweredFile | null> {
  // For an empty file field, browsers send a file without name and content.
  if (value === undefined || typeof value === 'string' || value.size === 0) return null;
  return { name: value.name.toWellFormed().slice(0, 200), bytes: new Uint8Array(await value.arrayBuffer()) };
}

export async function readAnswers(
  form: FormFile,
  contentType: string,
  body: ArrayBuffer,
): Promise<Received | null> {
  const data = await parseBody(contentType, body);
  if (!data) return null;
  const texts = new Map<string, string>();
  const files = new Map<string, AnsweredFile>();
  for (const { name, type } of listFields(form)) {
    const value = data.get(name);
    const file = type === 'file' ? await readFile(value) : null;
    if (file) files.set(name, file);
    if (type !== 'file' && typeof value === 'string')
      texts.set(name, type === 'textarea' ? toLines(value) : toOneLine(value));
  }
  const change = data.get(CHANGE);
  return {
    texts,
    files,
    isReviewed: data.get(REVIEWED) === 'yes',
    change: typeof change === 'string' ? change : null,
  };
}
