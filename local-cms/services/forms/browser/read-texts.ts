import type { FormTexts } from '../texts.ts';

export type ReadText = (name: keyof FormTexts | 'submit') => string;

/** Reads the texts that the server has written into the form. */
export function readTexts(form: HTMLFormElement): ReadText {
  const texts: unknown = JSON.parse(form.dataset.texts ?? '{}');
  const known = new Map<string, unknown>(Object.entries(Object(texts)));
  return (name) => String(known.get(name) ?? '');
}
