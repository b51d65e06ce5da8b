/** @jsxImportSource preact */
import './menu.css';
import { useId, useRef } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';

export type MenuEntry = {
  label: string;
  run: () => void;
  /** The keys that do the same, as people read them. */
  keys?: string;
  isDisabled?: boolean;
  isDanger?: boolean;
};

type MenuProps = {
  label: string;
  icon?: IconName;
  entries: readonly MenuEntry[];
  isSmall?: boolean;
  tabIndex?: number;
};

const GAP = 4;

/** Puts the menu below its button, or above it if there is no room. */
function place(button: HTMLElement, menu: HTMLElement): void {
  const { left, bottom, top } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = bottom + GAP;
  menu.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  menu.style.top = `${below + height > innerHeight ? Math.max(GAP, top - height - GAP) : below}px`;
}

/** A button that opens a menu. The arrow keys change the item, Escape closes the menu. */
export function Menu({ label, icon = 'more', entries, isSmall, tabIndex }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const listItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
  const turn = (event: KeyboardEvent) => {
    const all = listItems();
    const now = all.findIndex((item) => item.matches(':focus'));
    const steps: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
    const wanted = steps[event.key];
    event.stopPropagation();
    if (wanted === undefined) return;
    event.preventDefault();
    all.at(wanted % all.length)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={isSmall ? 'icon-button small' : 'icon-button'}
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        tabIndex={tabIndex}
        popovertarget={id}
      >
        <Icon name={icon} />
      </button>
      <div
        ref={menu}
        id={id}
        class="menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onKeyDown={turn}
        onToggle={({ newState }) => {
          if (newState !== 'open' || !button.current || !menu.current) return;
          place(button.current, menu.current);
          listItems()[0]?.focus();
        }}
      >
        {entries.map(({ label: text, keys, isDisabled, isDanger, run }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={isDisabled}
            class={isDanger ? 'danger' : undefined}
            onClick={(event) => {
              event.stopPropagation();
              menu.current?.hidePopover();
              run();
            }}
          >
            {text}
            {keys && <kbd>{keys}</kbd>}
          </button>
        ))}
      </div>
    </>
  );
}
