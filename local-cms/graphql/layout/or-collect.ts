import { ContentError } from '../../content/content-error.ts';
import type { LayoutContext } from './layout-context.ts';

/** Returns what `format` returns. If the page collects its problems, returns null for a part that has one. */
export function orCollect<Value>(
  { problems }: Pick<LayoutContext, 'problems'>,
  format: () => Value,
): Value | null {
  try {
    return format();
  } catch (error) {
    if (!problems || !(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}
