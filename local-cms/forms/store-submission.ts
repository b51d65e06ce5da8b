import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { findFileType } from './file-types.ts';
import { type FormFile, listFields } from './form-file.ts';
import type { Answers } from './read-answers.ts';

export type Submission = { siteName: string; form: FormFile; answers: Answers };

/** Keeps what a visitor sent; gives its name. */
export type StoreSubmission = (submission: Submission) => Promise<string>;

type StoredFile = { field: string; name: string; file: string; bytes: Uint8Array };

// Names on disk are made of names of the form's own file alone. The visitor's name for a file is only written down.
function toStoredFiles({ form, answers }: Submission): StoredFile[] {
  return listFields(form).flatMap((field) => {
    const given = answers.files.get(field.name);
    const type = field.type === 'file' && given ? findFileType(given.bytes, field.accept) : null;
    if (!given || !type) return [];
    const { name, bytes } = given;
    return [{ field: field.name, name, file: `${field.name}.${type.extension}`, bytes }];
  });
}

const toRecord = ({ siteName, form, answers }: Submission, files: readonly StoredFile[], sent: Date) => ({
  site: siteName,
  form: form.id,
  language: form.language,
  sent: sent.toISOString(),
  answers: Object.fromEntries(answers.texts),
  files: files.map(({ field, name, file, bytes }) => ({ field, name, file, size: bytes.length })),
});

/**
 * Writes each submission into a folder of its own, <site>/<form>/<time-id>: submission.json and the files beside it.
 * It is written under another name first, so that whoever reads the folder never sees half of one.
 */
export const createSubmissionStore =
  (folder: string): StoreSubmission =>
  async (submission) => {
    const sent = new Date();
    const name = `${sent.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    const parent = path.join(folder, submission.siteName, submission.form.id);
    const draft = path.join(parent, `.${name}`);
    const files = toStoredFiles(submission);
    // What people write to us is nobody else's business on a shared machine.
    await mkdir(draft, { recursive: true, mode: 0o700 });
    for (const { file, bytes } of files) await writeFile(path.join(draft, file), bytes, { mode: 0o600 });
    const record = JSON.stringify(toRecord(submission, files, sent), null, 2);
    await writeFile(path.join(draft, 'submission.json'), `${record}\n`, { mode: 0o600 });
    await rename(draft, path.join(parent, name));
    return name;
  };
