import type { StoredSubmission } from './list-submissions.ts';

/** Spreadsheets would run a text that begins like a formula, and visitors write the texts. */
const neutralize = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text);

const toCell = (text: string): string => `"${neutralize(text).replaceAll('"', '""')}"`;

/** Returns a table with a column for each field, as spreadsheets read it (RFC 4180, with a byte order mark). */
export function toCsv(submissions: readonly Omit<StoredSubmission, 'folder'>[]): string {
  const names = [...new Set(submissions.flatMap(({ answers }) => Object.keys(answers)))];
  const rows = submissions.map(({ reference, sent, form, language, answers, files }) => [
    reference,
    sent,
    form,
    language,
    ...names.map((name) => answers[name] ?? ''),
    files.map(({ name }) => name).join(', '),
  ]);
  const head = ['Reference', 'Sent', 'Form', 'Language', ...names, 'Files'];
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
