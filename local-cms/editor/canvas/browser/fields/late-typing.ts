/**
 * Keeps what is typed while React updates the page. The page shows the site's own texts then, which must not be typed
 * into.
 */
export function createLateTyping() {
  let typed: string | null = null;
  return {
    start(): void {
      typed = '';
    },
    /** Listens to `beforeinput` of the element that is typed into. */
    keep(event: InputEvent): void {
      if (typed === null) return;
      event.preventDefault();
      typed += event.data ?? '';
    },
    /** Returns what was typed since the start. From now on, keys type into the page again. */
    stop(): string {
      const late = typed ?? '';
      typed = null;
      return late;
    },
  };
}
