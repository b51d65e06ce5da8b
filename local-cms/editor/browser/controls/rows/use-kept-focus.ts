import { useLayoutEffect, useRef } from 'preact/hooks';

type KeptFocusOptions = {
  /** Selects the rows, each with its buttons and fields. */
  rows: string;
  /** Selects what gets the focus when no row is left, the best first. */
  otherwise: readonly string[];
};

/** Where the focus is: in which row, and which of its buttons and fields has it. */
type Focused = { element: HTMLElement; row: number; control: number };

const listControls = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(
    ':is(button, input, select, textarea, summary, a[href]):not(:disabled)',
  ),
];

/**
 * Moves the focus to the next row of a list when the focused row is removed, also after a dialog and after the list
 * was loaded anew. Without this, the browser would move the focus to the top of the window.
 */
export function useKeptFocus<Root extends HTMLElement>({ rows, otherwise }: KeptFocusOptions) {
  const root = useRef<Root>(null);
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      // After a dialog the browser gives the focus back to the row that has opened it.
      if (current.contains(target.closest('dialog'))) return;
      const all = [...current.querySelectorAll(rows)];
      const row = all.findIndex((one) => one.contains(target));
      const control = listControls(all[row] ?? current).indexOf(target);
      focused.current = row < 0 ? null : { element: target, row, control };
    };
    const follow = () => {
      const lost = focused.current;
      if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
      focused.current = null;
      const all = current.querySelectorAll(rows);
      const row = all[Math.min(lost.row, all.length - 1)];
      const controls = row ? listControls(row) : [];
      const found = controls[lost.control] ?? controls.at(-1);
      const other = () => otherwise.flatMap((one) => current.querySelector<HTMLElement>(one) ?? [])[0];
      (found ?? other())?.focus();
    };
    const observer = new MutationObserver(follow);
    observer.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', note);
    };
  }, [rows, otherwise]);
  return root;
}
