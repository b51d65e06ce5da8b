import { ContentError } from '../content/content-error.ts';

/** A page whose required fields are not all filled in cannot be published. */
export class IncompleteError extends ContentError {
  override readonly name = 'IncompleteError';
}
