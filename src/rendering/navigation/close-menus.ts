const OPEN_MENU = 'details[data-menu][open]';
const OPEN_SHEET = '[data-menu="sheet"][open]';

/** The open sheet shows other parts of the header too, such as the choice of the language. */
function isPartOf(menu: HTMLDetailsElement, target: Element): boolean {
  if (menu.parentElement?.contains(target)) return true;
  return menu.matches(OPEN_SHEET) && target.matches(`header:has(${OPEN_SHEET}) :is(a, button, button *)`);
}

/**
 * Closes menus when the focus or a click goes elsewhere, and the innermost one on Escape. The parent of a menu's
 * `<details data-menu>` contains the whole menu. Returns a function that removes the handlers.
 */
export function closeMenus(root: Document): () => void {
  const controller = new AbortController();

  const closeOthers = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    // A press on a link focuses it. If that closed a menu above the link, the link would move before the click.
    if (type === 'focusin' && !target.matches(':focus-visible')) return;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(OPEN_MENU)) {
      if (!isPartOf(menu, target)) menu.open = false;
    }
  };

  const closeInnermost = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const parent = root.activeElement?.closest(`:has(> ${OPEN_MENU}), header:has(${OPEN_SHEET})`);
    const menu = parent?.querySelector<HTMLDetailsElement>(OPEN_MENU);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };

  root.addEventListener('click', closeOthers, controller);
  root.addEventListener('focusin', closeOthers, controller);
  root.addEventListener('keydown', closeInnermost, controller);
  return () => controller.abort();
}
