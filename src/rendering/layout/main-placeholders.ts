import type { Route } from '@/cms/schemas/layout-schema';

/** Root placeholders that are shown outside of `<main>`. */
const OUTSIDE_MAIN = ['headless-header', 'headless-footer'];

export const MAIN_PLACEHOLDER = 'headless-main';

/** Returns the names of the root placeholders that are shown in `<main>`, in the order of the layout. */
export function listMainPlaceholders({ placeholders = {} }: Route): readonly string[] {
  const names = Object.keys(placeholders).filter((name) => !OUTSIDE_MAIN.includes(name));
  return names.length > 0 ? names : [MAIN_PLACEHOLDER];
}
