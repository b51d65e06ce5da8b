/** Events that show that a visitor is about to use an element. */
export const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
