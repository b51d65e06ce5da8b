import type { Revision } from '../files/revision.ts';
import type { Conflict } from '../merge/conflict.ts';

/** A change of one content file. `base` is the revision that the change began from, or null if there was no file. */
export type FileChange = {
  /** Relative to the content folder, such as `solvind/pages/about/en.yml`. */
  path: string;
  base: Revision | null;
  /** The file that a new file begins from: the published version for a draft. `base` is then a revision of this file. */
  start?: string;
} & (
  | {
      /** Returns the changed data. Must not change its argument. */
      edit(data: unknown): unknown;
      /** Whether the change is refused if there is a file already. Otherwise it is merged with that. */
      isNew?: boolean;
    }
  | {
      /** The whole new text, or null to delete the file. */
      text: string | null;
      /** The new text instead of a deletion if somebody else has changed the file since. */
      insteadOfDeletion?: string;
    }
);

/** What a change makes of a file, as long as this is as it was `before`. A text is null where there is no file. */
export type PlannedFile = { path: string; before: string | null; after: string | null };

export type FileConflict = Conflict & { file: string };

/** Somebody else has changed the same. Nothing was written. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly conflicts: readonly FileConflict[];

  constructor(conflicts: readonly FileConflict[]) {
    super(
      'Somebody else changed the same content. Nothing was saved. Check the other change, and try again.',
    );
    this.conflicts = conflicts;
  }
}
