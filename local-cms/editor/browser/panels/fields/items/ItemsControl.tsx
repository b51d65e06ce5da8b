/** @jsxImportSource preact */
import './items.css';
import { useState } from 'preact/hooks';
import { Icon } from '../../../controls/Icon.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { useRowDrag } from '../../../controls/rows/use-row-drag.ts';
import { useRowKeys } from '../../../controls/rows/use-row-keys.ts';
import { moveInList } from '../../../state/move-in-list.ts';
import { announce } from '../../../state/status.ts';
import { type ControlProps, type Field, toDescription } from '../field.ts';
import { toLabel } from '../to-label.ts';
import { EntryFields } from './EntryFields.tsx';
import { type Entry, toEntries, toEntryName } from './entries.ts';
import { ReferenceBox } from './ReferenceBox.tsx';

type EntryRowProps = {
  entry: Entry;
  index: number;
  field: Field;
  onChange: (entry: Entry) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  drag: ReturnType<typeof useRowDrag>;
};

function EntryRow({ entry, index, field, onChange, onMove, onRemove, drag }: EntryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const name = toEntryName(entry, index + 1);
  const canOpen = typeof entry !== 'string' && field.itemFields.length > 0;
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index + step);
  };
  return (
    <li {...drag.toRow(index)}>
      <div class="entry-row">
        <span class="grip" title="Drag to move" {...drag.toHandle(index)}>
          <Icon name="grip" size={16} />
        </span>
        <button
          type="button"
          class="entry-name"
          aria-expanded={canOpen ? isOpen : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => setOpen(!isOpen)}
          onKeyDown={press}
        >
          {name}
        </button>
        <IconButton icon="delete" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {canOpen && isOpen && <EntryFields fields={field.itemFields} values={entry} onChange={onChange} />}
    </li>
  );
}

/** A list of items: those that are written in it, shared ones and pages. */
export function ItemsControl({ field, value, onChange, id }: ControlProps) {
  const entries = toEntries(value);
  const rows = useRowKeys(entries.length);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    rows.move(from, to);
    onChange(moveInList(entries, from, to));
    announce(`Moved to place ${to + 1} of ${entries.length}.`);
  };
  const drag = useRowDrag(move);
  return (
    <fieldset class="items" {...toDescription({ id })} tabIndex={-1}>
      <legend class="sr-only">{toLabel(field.name)}</legend>
      <ol ref={rows.list}>
        {entries.map((entry, index) => (
          <EntryRow
            key={rows.keys[index]}
            entry={entry}
            index={index}
            field={field}
            onChange={(next) => onChange(entries.with(index, next))}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              rows.remove(index);
              onChange(entries.toSpliced(index, 1));
            }}
            drag={drag}
          />
        ))}
      </ol>
      <div class="entry-add">
        {field.itemFields.length > 0 && (
          <button type="button" class="button" onClick={() => onChange([...entries, {}])}>
            <Icon name="add" size={16} /> Add an entry
          </button>
        )}
        <ReferenceBox
          key={String(entries.length)}
          label="Add a shared item or page"
          value=""
          onChoose={(name) => onChange([...entries, name])}
        />
      </div>
    </fieldset>
  );
}
