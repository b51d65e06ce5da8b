import { ContentError } from '../../content/content-error.ts';
import type { RequestContext } from './item-view.ts';

/**
 * Returns what `read` returns. For visitors, invalid content is null: one bad file must not make a list of items fail, and
 * its problem was reported when the content was loaded. Editors get the error.
 */
export function unlessInvalid<Value>(
  { state }: Pick<RequestContext, 'state'>,
  read: () => Value,
): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError && !state) return null;
    throw error;
  }
}
