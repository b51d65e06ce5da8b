import { type FormFile, listFields } from './form-file.ts';

type AnsweredFile = { name: string; bytes: Uint8Array };

/** What a visitor sent for the fields that the form has, by name; nothing else is kept. */
export type Answers = {
  texts: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, AnsweredFile>;
};

export const noAnswers: Answers = { texts: new Map(), files: new Map() };

const CONTENT_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

// By its name: the parser is part of Node, whose TypeError is another one than that of a test's sandbox.
const isTypeError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';

/** Null when the body is no form, or is broken. */
async function parseBody(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData | null> {
  if (!CONTENT_TYPES.test(contentType)) return null;
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    if (isTypeError(error)) return null; // what the Fetch standard throws at a body that is no form
    throw error;
  }
}

// Browsers send the line ends of a textarea as CRLF, and count them as one character.
const toLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
const toOneLine = (text: string): string => toLines(text).replace(/\n+/g, ' ');

async function readFile(value: FormDataEntryValue | null): Promise<AnsweredFile | null> {
  // A file field that is left empty is sent as a file without name and content.
  if (value === null || typeof value === 'string' || value.size === 0) return null;
  return { name: value.name.toWellFormed().slice(0, 200), bytes: new Uint8Array(await value.arrayBuffer()) };
}

/** Reads a body as the answers to a form; null when it cannot be read as any form. */
export async function readAnswers(
  form: FormFile,
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Answers | null> {
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
  return { texts, files };
}
