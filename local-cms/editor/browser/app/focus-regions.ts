/** The parts of the window in their order: its bars, the panels and the page. */
const REGIONS = ['.top-bar', '.rail', '.panel.left', '.stage iframe', '.panel.right'];

/** The tabs that are not open, and the rows of a tree, are no tab stops. */
const FOCUSABLE = ['button:enabled', 'select:enabled', 'input:enabled', 'textarea:enabled', 'a[href]']
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(', ');

function focusIn(region: HTMLElement): boolean {
  const target = region.matches('iframe') ? region : region.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== null && document.activeElement === target;
}

/** Moves the focus to another part of the window, because there are many tab stops between them. */
export function focusNextRegion(step: 1 | -1): void {
  const regions = REGIONS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const present = regions.findIndex((region) => region.contains(document.activeElement));
  for (let count = 1; count <= regions.length; count += 1) {
    const region = regions.at((present + step * count + regions.length) % regions.length);
    if (region && focusIn(region)) return;
  }
}
