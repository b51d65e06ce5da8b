import type { NavigationItem } from './to-navigation-items';

/** How much width the titles of the first level need in the header. */
export type MenuWidth = 'short' | 'medium' | 'long';

/** Characters that a gap between two titles and an arrow take as much space as. */
const GAP = 3;
const ARROW = 2;

/** Characters that fit beside logo, language and buttons in 62 rem and in 78 rem (Navigation.scss). */
const MOST = { short: 42, medium: 84 };

/** Estimates from the titles whether the menu fits into the header, so that the header never wraps. */
export function toMenuWidth(items: readonly NavigationItem[]): MenuWidth {
  const widths = items.map(({ text, children }) => text.length + GAP + (children.length > 0 ? ARROW : 0));
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= MOST.short) return 'short';
  return total <= MOST.medium ? 'medium' : 'long';
}
