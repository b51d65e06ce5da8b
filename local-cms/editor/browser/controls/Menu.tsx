/** @jsxImportSource preact */
import './menu.css';
import { useId, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type MenuEntry = { label: string; run: () => void; isDisabled?: boolean };

type MenuProps = { label: string; icon?: IconName; entries: readonly MenuEntry[] };

/** A button that opens a list of actions. Escape and a click elsewhere close it. */
export function Menu({ label, icon = 'more', entries }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = () => {
    const box = button.current?.getBoundingClientRect();
    if (!box || !list.current) return;
    list.current.style.top = `${box.bottom + 4}px`;
    list.current.style.right = `${Math.max(8, window.innerWidth - box.right)}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        popovertarget={id}
      >
        <Icon name={icon} />
      </button>
      <div ref={list} id={id} class="menu" popover="auto" onBeforeToggle={place}>
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            disabled={entry.isDisabled}
            onClick={() => {
              list.current?.hidePopover();
              entry.run();
            }}
          >
            {entry.label}
          </button>
        ))}
      </div>
    </>
  );
}
