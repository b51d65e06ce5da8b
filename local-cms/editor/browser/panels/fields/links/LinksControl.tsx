/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { IconButton } from '../../../controls/IconButton.tsx';
import { useRowDrag } from '../../../controls/rows/use-row-drag.ts';
import { useRowKeys } from '../../../controls/rows/use-row-keys.ts';
import { moveInList } from '../../../state/move-in-list.ts';
import { announce } from '../../../state/status.ts';
import { type ControlProps, toDescription } from '../field.ts';
import { LinkFields } from './LinkFields.tsx';
import { hasTarget, LinkValue, toTargetText } from './link-value.ts';

const read = (value: unknown): LinkValue[] => z.array(LinkValue).safeParse(value).data ?? [];

/** A list of links. They are moved by drag, and by Alt with the arrow keys. */
export function LinksControl({ id, value, onChange }: ControlProps) {
  const links = read(value);
  const rows = useRowKeys(links.length);
  const [isAdding, setAdding] = useState(false);
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= links.length || from === to) return;
    rows.move(from, to);
    onChange(moveInList(links, from, to));
    announce(`Moved to place ${to + 1} of ${links.length}.`);
  };
  const drag = useRowDrag(moveTo);
  return (
    <div class="links">
      <ol ref={rows.list}>
        {links.map((link, index) => (
          <li key={rows.keys[index]} {...drag.toRow(index)}>
            <details>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button */}
              <summary
                {...drag.toHandle(index)}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => {
                  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
                  if (!event.altKey || step === 0) return;
                  event.preventDefault();
                  moveTo(index, index + step);
                }}
              >
                {link.text || toTargetText(link) || 'Link'}
              </summary>
              <LinkFields
                id={`${id}-${index}`}
                value={link}
                onChange={(next) => hasTarget(next) && onChange(links.with(index, next))}
              />
            </details>
            <IconButton
              icon="close"
              label={`Remove ${link.text || toTargetText(link)}`}
              onClick={() => {
                rows.remove(index);
                onChange(links.toSpliced(index, 1));
              }}
            />
          </li>
        ))}
      </ol>
      {isAdding ? (
        <LinkFields
          id={id}
          value={{}}
          onChange={(next) => {
            if (!hasTarget(next)) return;
            setAdding(false);
            onChange([...links, next]);
          }}
        />
      ) : (
        <button {...toDescription({ id })} type="button" class="button" onClick={() => setAdding(true)}>
          Add a link
        </button>
      )}
    </div>
  );
}
