/** @jsxImportSource preact */
import './links.css';
import { useId, useState } from 'preact/hooks';
import type { Page } from '../../../platform/client.ts';
import { here } from '../../../state/content/content.ts';
import type { Attributes } from '../field.ts';
import { type Target, toTarget, toTargetText } from './link-value.ts';

type TargetBoxProps = {
  id: string;
  /** Those of the field that the link is in. */
  attributes?: Attributes | undefined;
  value: Target;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
  onChange: (target: Target) => void;
  /** Opens the media, outside of the form that the box is in. */
  onBrowse: () => void;
};

const MAX_FOUND = 8;

const findPages = (words: string): Page[] => {
  const wanted = words.toLowerCase();
  return here.value.pages
    .filter(({ title, route }) => `${title} ${route}`.toLowerCase().includes(wanted))
    .slice(0, MAX_FOUND);
};

/** Searches the pages by title, and takes any other address as it is typed or pasted. */
export function TargetBox({ id, attributes, value, isFirst = false, onChange, onBrowse }: TargetBoxProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const text = typed ?? toTargetText(value);
  const found = typed === null || /^\w+:/.test(typed) ? [] : findPages(typed);
  const title = here.value.pages.find(({ route }) => route === value.to)?.title;
  const isMissing = typed !== null && found.length === 0 && toTarget(typed) === null && typed.trim() !== '';
  const choose = (target: Target) => {
    setTyped(null);
    onChange(target);
  };
  const take = () => {
    if (typed === null) return;
    const target = toTarget(typed);
    if (target) choose(target);
    else if (typed.trim() === '') setTyped(null);
  };
  const turn = (step: number) => setAt((at + step + found.length) % Math.max(1, found.length));
  const next = () => turn(1);
  const previous = () => turn(-1);
  const cancel = () => setTyped(null);
  const accept = () => {
    const page = found[at];
    if (page && !text.startsWith('/')) choose({ to: page.route });
    else take();
  };
  return (
    <div class="target-box">
      <input
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        aria-required={attributes?.['aria-required']}
        aria-invalid={isMissing || attributes?.['aria-invalid']}
        aria-describedby={`${listId}-hint ${attributes?.['aria-describedby'] ?? ''}`}
        autocomplete="off"
        autofocus={isFirst}
        placeholder="Search pages, or paste an address"
        value={text}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          const key = { ArrowDown: next, ArrowUp: previous, Enter: accept, Escape: cancel }[event.key];
          if (typed === null || !key || event.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          key();
        }}
      />
      <button
        type="button"
        class="button plain"
        onClick={() => {
          setTyped(null);
          onBrowse();
        }}
      >
        Media
      </button>
      <div id={listId} role="listbox" aria-label="Pages" hidden={found.length === 0}>
        {found.map((page, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which keeps the focus.
          <div
            key={page.itemId}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose({ to: page.route })}
          >
            {page.title} <span class="quiet">{page.route}</span>
          </div>
        ))}
      </div>
      <p id={`${listId}-hint`} class={isMissing ? 'field-problem' : 'quiet'}>
        {isMissing ? 'No page found. An address starts with https://, mailto: or tel:.' : title}
      </p>
    </div>
  );
}
