import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { findFileType } from '../../content/schemas/file-types.ts';
import { type FormFile, listFields } from '../../content/schemas/form-file.ts';
import type { Answers } from './read-answers.ts';
import { createReference } from './reference.ts';

export type Submission = { siteName: string; form: FormFile; answers: Answers };

/** Stores a submission and returns the name of its folder and the reference for the visitor. */
export type StoreSubmission = (submission: Submission) => Promise<{ folder: string; reference: string }>;

type StoredFile = { field: string; name: string; file: string; bytes: Uint8Array };

// Names each file after its field, because the visitor's file name is not safe.
function toStoredFiles({ form, answers }: Submission): StoredFile[] {
  return listFields(form).flatMap((field) => {
    const given = answers.files.get(field.name);
    const type = field.type === 'file' && given ? findFileType(given.bytes, field.accept) : null;
    if (!given || !type) return [];
    const { name, bytes } = given;
    return [{ field: field.name, name, file: `${field.name}.${type.extension}`, bytes }];
  });
}

type Stored = { reference: string; sent: Date; files: readonly StoredFile[] };

const toRecord = ({ siteName, form, answers }: Submission, { reference, sent, files }: Stored) => ({
  reference,
  site: siteName,
  form: form.id,
  language: form.language,
  sent: sent.toISOString(),
  answers: Object.fromEntries(answers.texts),
  files: files.map(({ field, name, file, bytes }) => ({ field, name, file, size: bytes.length })),
});

// Does not use `instanceof`, because in Jest the sandbox has its own Error.
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/** Takes a reference that no other submission of the site has. A folder with its name shows that it is taken. */
async function takeReference(siteFolder: string): Promise<string> {
  const taken = path.join(siteFolder, '.references');
  await mkdir(taken, { recursive: true, mode: 0o700 });
  for (;;) {
    const reference = createReference();
    try {
      await mkdir(path.join(taken, reference));
      return reference;
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
    }
  }
}

/** A time as the names of submission folders begin with it. They are sorted by it. */
export const toSortedTime = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

/** A submission folder gets its name only when it is complete, so that readers never see half a submission. */
export const createSubmissionStore =
  (folder: string): StoreSubmission =>
  async (submission) => {
    const sent = new Date();
    const siteFolder = path.join(folder, submission.siteName);
    const reference = await takeReference(siteFolder);
    const name = `${toSortedTime(sent)}-${reference}`;
    const parent = path.join(siteFolder, submission.form.id);
    const draft = path.join(parent, `.${name}`);
    const files = toStoredFiles(submission);
    // The file modes let only the owner read submissions, even on a shared machine.
    await mkdir(draft, { recursive: true, mode: 0o700 });
    for (const { file, bytes } of files) await writeFile(path.join(draft, file), bytes, { mode: 0o600 });
    const record = JSON.stringify(toRecord(submission, { reference, sent, files }), null, 2);
    await writeFile(path.join(draft, 'submission.json'), `${record}\n`, { mode: 0o600 });
    await rename(draft, path.join(parent, name));
    return { folder: name, reference };
  };
