/** Moves the focus to the view when what had it goes away: otherwise the keyboard would begin at the top of the window. */
export const focusView = (): void => document.querySelector<HTMLElement>('main')?.focus();
