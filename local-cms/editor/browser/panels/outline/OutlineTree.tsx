/** @jsxImportSource preact */
import '../../controls/rows/rows.css';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../controls/Icon.tsx';
import type { IconName } from '../../controls/icons.ts';
import { isOfName, useWord } from '../../controls/use-word.ts';
import { typeInSelected } from '../../state/page/begin-typing.ts';
import { hoveredKey, openPage, point, select, selectedKey } from '../../state/page/open-page.ts';
import { findOwner, findRendering } from '../../state/page/structure.ts';
import { useDrag } from './drag-row.ts';
import { findRow, findStep, findTyped, type Row } from './outline-rows.ts';

type OutlineTreeProps = {
  rows: readonly Row[];
  isOpen: (key: string) => boolean;
  onTurn: (key: string, isOpen: boolean) => void;
};

const isShared = ({ node }: Row): boolean => {
  const one = findRendering(node.uid);
  return one !== undefined && (one.datasource.kind === 'shared' || findOwner(one)?.kind === 'design');
};

const toIcon = ({ node }: Row): IconName => (node.type === 'placeholder' ? 'place' : 'part');

/**
 * Keeps the selected row in sight, and the focus at it: a part that is moved, duplicated or deleted leaves its place to
 * another one.
 */
function useFollowed(list: RefObject<HTMLElement | null>, key = '', uid = ''): void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = list;
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part can be at the same place
  useEffect(() => {
    if (!list.current) return;
    const row = list.current.querySelector<HTMLElement>(key ? `[data-key="${key}"]` : '[tabindex="0"]');
    if (key) row?.scrollIntoView({ block: 'nearest' });
    const { activeElement, body } = document;
    const isLost = activeElement === body && focused.current?.isConnected === false;
    if (isLost || list.current.contains(activeElement)) row?.focus();
  }, [list, key, uid]);
}

/** A tree as the ARIA pattern describes it: arrows, Home, End, and letters. The focus selects, and Enter types. */
export function OutlineTree({ rows, isOpen, onTurn }: OutlineTreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const addToWord = useWord();
  const current = findRow(rows, selectedKey.value);
  const hovered = findRow(rows, hoveredKey.value);
  const drag = useDrag(rows);
  const focus = (row: Row | undefined) => {
    if (!row) return;
    select(row.node.key, { shouldScroll: true });
    list.current?.querySelector<HTMLElement>(`[data-key="${row.node.key}"]`)?.focus();
  };
  useFollowed(list, current?.node.key, current?.node.uid);

  const press = (event: KeyboardEvent, row: Row) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = findStep(event.key, { rows, row, isOpen: isOpen(row.node.key) });
    const isLetter = isOfName(event);
    if (!step && !isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (step?.isOpen !== undefined) onTurn(row.node.key, step.isOpen);
    else if (step) focus(step.row);
    // In the tree, a letter goes to a name, also `a`, which adds a component elsewhere.
    else if (isLetter) focus(findTyped(rows, rows.indexOf(row), addToWord(event)));
    else {
      select(row.node.key, { shouldScroll: true });
      typeInSelected();
    }
  };

  return (
    <>
      <div
        id="outline"
        ref={list}
        role="tree"
        aria-label="Parts of the page"
        onPointerLeave={() => point('')}
      >
        {rows.map((row, index) => {
          const { key } = row.node;
          const isCurrent = row === current;
          return (
            <div
              key={key}
              data-key={key}
              data-uid={row.node.uid}
              role="treeitem"
              aria-level={row.level}
              aria-selected={isCurrent}
              aria-expanded={row.hasChildren ? isOpen(key) : undefined}
              tabIndex={isCurrent || (!current && index === 0) ? 0 : -1}
              class={[row.node.type, row === hovered ? 'hover' : '', drag.toClass(row)].join(' ')}
              style={{ paddingInlineStart: `${(row.level - 1) * 14 + 4}px` }}
              onClick={() => focus(row)}
              onKeyDown={(event) => press(event, row)}
              onPointerEnter={() => point(key)}
              {...drag.toEvents(row)}
            >
              <button
                type="button"
                class="turn"
                tabIndex={-1}
                aria-hidden="true"
                hidden={!row.hasChildren}
                onClick={(event) => {
                  event.stopPropagation();
                  onTurn(key, !isOpen(key));
                }}
              >
                <Icon name={isOpen(key) ? 'opened' : 'closed'} size={14} />
              </button>
              <Icon name={toIcon(row)} size={16} />
              <span class="name">{row.name}</span>
              {isShared(row) && <span class="shared">Shared</span>}
            </div>
          );
        })}
      </div>
      {openPage.value.outline.length > 0 && rows.length === 0 && <p class="quiet">Nothing found.</p>}
    </>
  );
}
