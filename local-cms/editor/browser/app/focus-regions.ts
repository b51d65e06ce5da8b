/** The parts of the window in their order: its bars, the tour, the view or the panels and the page, and what was done. */
const REGIONS = [
  '.top-bar',
  '.tour',
  '.rail',
  'main > :not(.page-view)',
  '.panel.left',
  '.stage iframe',
  '.panel.right',
  '.notice:not(.passing)',
  '.app > .problem:not([hidden])',
];

/** The tabs that are not open, and the rows of a tree, are no tab stops. */
const FOCUSABLE = ['button:enabled', 'select:enabled', 'input:enabled', 'textarea:enabled', 'a[href]']
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(', ');

/** Shows that the focus is in the page: a frame never matches `:focus`. */
function markEntered(frame: HTMLElement): void {
  frame.classList.add('entered');
  frame.addEventListener('blur', () => frame.classList.remove('entered'), { once: true });
}

function focusIn(region: HTMLElement): boolean {
  const isPage = region.matches('iframe');
  const inside = () =>
    region.querySelector<HTMLElement>(FOCUSABLE) ?? region.querySelector<HTMLElement>('h2');
  const target = isPage ? region : inside();
  target?.focus();
  const isFocused = target !== null && document.activeElement === target;
  if (isFocused && isPage) markEntered(region);
  return isFocused;
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
