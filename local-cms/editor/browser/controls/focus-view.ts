/** Moves the focus to the view after the focused element was removed. Otherwise the focus is at the top of the window. */
export const focusView = (): void => document.querySelector<HTMLElement>('main')?.focus();
