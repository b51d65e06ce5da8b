import type { FormField } from './form-file.ts';

/** What every form says, whatever its file says. `{0}` and `{1}` stand for what differs. */
const english = {
  optional: 'optional',
  choose: 'Choose …',
  next: 'Next',
  back: 'Back',
  step: 'Step {0} of {1}',
  fileLimits: '{0}, at most {1} MB.',
  sending: 'Sending …',
  problem: 'One answer needs another look',
  problems: '{0} answers need another look',
  offline:
    'Nothing was sent: the connection failed. What you have written is still here. Please try again in a moment.',
  refused:
    'Nothing was sent: our form service has a problem. What you have written is still here. Please try again later.',
  tooLarge: 'Nothing was sent: all files together are too large. Choose smaller ones and try again.',
  unreadable: 'Nothing was sent: what your browser sent cannot be read as this form.',
  missing: 'Fill in “{0}”.',
  missingChoice: 'Choose an answer to “{0}”.',
  missingFile: 'Choose a file for “{0}”.',
  missingTick: 'Tick “{0}”.',
  email: 'Write an e-mail address like name@example.com.',
  tel: 'Write a phone number in digits and spaces, with a + in front if you like.',
  tooShort: 'Write {0} characters or more for “{1}”.',
  tooLong: 'Write {0} characters or fewer for “{1}”.',
  option: 'Choose one of the answers to “{0}”.',
  fileType: 'Choose a file of this kind: {0}.',
  fileSize: 'Choose a file of {0} MB or less.',
};

export type FormTexts = Readonly<typeof english>;

const danish: FormTexts = {
  optional: 'valgfrit',
  choose: 'Vælg …',
  next: 'Næste',
  back: 'Tilbage',
  step: 'Trin {0} af {1}',
  fileLimits: '{0}, højst {1} MB.',
  sending: 'Sender …',
  problem: 'Der er ét svar at se på igen',
  problems: 'Der er {0} svar at se på igen',
  offline:
    'Intet blev sendt: forbindelsen svigtede. Det, du har skrevet, står her stadig. Prøv igen om et øjeblik.',
  refused:
    'Intet blev sendt: der er et problem hos os. Det, du har skrevet, står her stadig. Prøv igen senere.',
  tooLarge: 'Intet blev sendt: filerne er tilsammen for store. Vælg mindre filer, og prøv igen.',
  unreadable: 'Intet blev sendt: det, din browser sendte, kan ikke læses som denne formular.',
  missing: 'Udfyld “{0}”.',
  missingChoice: 'Vælg et svar til “{0}”.',
  missingFile: 'Vælg en fil til “{0}”.',
  missingTick: 'Sæt kryds ved “{0}”.',
  email: 'Skriv en e-mailadresse som navn@eksempel.dk.',
  tel: 'Skriv et telefonnummer med cifre og mellemrum, gerne med + foran.',
  tooShort: 'Skriv mindst {0} tegn ved “{1}”.',
  tooLong: 'Skriv højst {0} tegn ved “{1}”.',
  option: 'Vælg et af svarene til “{0}”.',
  fileType: 'Vælg en fil af denne slags: {0}.',
  fileSize: 'Vælg en fil på højst {0} MB.',
};

/** The texts in the form's language; English where there are none. */
export const findTexts = (language: string): FormTexts => (/^da\b/i.test(language) ? danish : english);

export const fill = (text: string, ...parts: readonly (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, index) => String(parts[Number(index)] ?? ''));

export type Rule = 'missing' | 'email' | 'tel' | 'tooShort' | 'tooLong' | 'option' | 'fileType' | 'fileSize';

function toMissingText(texts: FormTexts, { type }: FormField): string {
  if (type === 'select') return texts.missingChoice;
  if (type === 'file') return texts.missingFile;
  return type === 'checkbox' ? texts.missingTick : texts.missing;
}

/** What the visitor is told when the answer breaks a rule; the browser's script and the server say the same. */
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
