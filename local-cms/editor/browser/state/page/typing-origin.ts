/** The element that had the focus before a key started typing on the page; null if the page itself had the focus. */
let origin: HTMLElement | null = null;

export function noteOrigin(): void {
  const { activeElement } = document;
  const isOutside = activeElement instanceof HTMLElement && activeElement.matches(':not(body, iframe)');
  origin = isOutside ? activeElement : null;
}

/** Gives the focus back when a key has ended the typing. Where it began can be gone meanwhile. */
export function returnToOrigin(): void {
  const before = origin;
  origin = null;
  if (before?.isConnected) before.focus();
  else if (before) document.querySelector<HTMLElement>('main')?.focus();
}

// Who has gone somewhere else in the meantime wants to be there.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.matches('iframe')) origin = null;
});
