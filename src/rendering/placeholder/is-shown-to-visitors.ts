import type { Rendering } from '../component/types';

const HIDDEN_RENDERING = 'Hidden Rendering';

/** Returns whether a visitor sees a rendering. Editors also see those that personalization hides. */
export function isShownToVisitors({ componentName }: Rendering): boolean {
  return Boolean(componentName) && componentName !== HIDDEN_RENDERING;
}
