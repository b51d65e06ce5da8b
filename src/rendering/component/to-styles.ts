import type { Rendering } from './types';

/** Returns the class names that the editor chose, as the SDK joins them. */
export function toStyles({ GridParameters = '', Styles = '' }: NonNullable<Rendering['params']>): string {
  return `${GridParameters} ${Styles}`;
}
