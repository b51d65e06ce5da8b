import { ContentError } from '../../content/content-error.ts';
import { BusyError } from '../../platform/limit-work.ts';
import { AuthoringError } from '../authoring-error.ts';
import { PathError } from '../files/content-path.ts';
import { DiskError } from '../files/disk-errors.ts';
import { ConflictError } from '../save/file-change.ts';

const REFUSALS = [AuthoringError, BusyError, ConflictError, ContentError, DiskError, PathError];

/** Whether a save that has failed has changed nothing. After other errors it can have, or is completed later. */
export const hasSavedNothing = (error: unknown): boolean =>
  REFUSALS.some((refusal) => error instanceof refusal);
