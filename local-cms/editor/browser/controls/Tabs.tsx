/** @jsxImportSource preact */
import './tabs.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type TabsProps = {
  tabs: readonly { name: string; label: string }[];
  current: string;
  onChange: (name: string) => void;
  children: ComponentChildren;
};

/** Tabs of which one is open. The arrow keys change it. */
export function Tabs({ tabs, current, onChange, children }: TabsProps) {
  const id = useId();
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = tabs.findIndex(({ name }) => name === current) + step;
    const next = tabs.at(index % tabs.length);
    if (step === 0 || !next) return;
    event.preventDefault();
    onChange(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist">
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={turn}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} class="tab-panel" role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
