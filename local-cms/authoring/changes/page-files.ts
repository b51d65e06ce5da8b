import { AuthoringError } from '../authoring-error.ts';

const PAGE = /^([^/]+\/pages\/(?:.*\/)?)([^/.]+)(?:\.(draft|v\d+))?(\.ya?ml)$/;

/** The files of a page in one language, by the file of one of its versions; null if the file is not a page. */
export function findPageFiles(file: string): { stage: string; draft: string; published: string } | null {
  const [, folder, language, stage = 'published', ending] = PAGE.exec(file) ?? [];
  if (folder === undefined || language === undefined) return null;
  const base = folder + language;
  return { stage, draft: `${base}.draft${ending}`, published: base + ending };
}

/** What undo works on: all files of an item in one language. */
export const toHistoryKey = (file: string): string => file.replace(/(?:\.(?:draft|v\d+))?\.ya?ml$/, '');

/**
 * Returns where a change of an item is saved: a published page gets a draft, which begins with its text. Shared items
 * and partial designs have no drafts, so a change of them is public at once.
 */
export function toTarget(file: string): { path: string; start?: string } {
  const files = findPageFiles(file);
  if (!files) return { path: file };
  if (files.stage === 'draft') return { path: files.draft };
  if (files.stage === 'published') return { path: files.draft, start: files.published };
  throw new AuthoringError('An older version cannot be changed. Restore it first.');
}
