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

/** Tabs of which one is open. The arrow keys, Home and End change it. */
export function Tabs({ tabs, current, onChange, children }: TabsProps) {
  const id = useId();
  const turn = (event: KeyboardEvent) => {
    const present = tabs.findIndex(({ name }) => name === current);
    const places: Readonly<Partial<Record<string, number>>> = {
      ArrowRight: (present + 1) % tabs.length,
      ArrowLeft: present - 1,
      Home: 0,
      End: -1,
    };
    const wanted = places[event.key];
    const next = wanted === undefined ? undefined : tabs.at(wanted);
    if (!next) return;
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
