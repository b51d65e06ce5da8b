/** @jsxImportSource preact */
import '../../controls/rows/rows.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { findByStart } from '../../controls/find-by-start.ts';
import { isOfName, useWord } from '../../controls/use-word.ts';
import type { Page } from '../../platform/client.ts';
import { here } from '../../state/content/content.ts';
import { go } from '../../state/place/place.ts';
import { explain, showProblem } from '../../state/status.ts';
import { ask } from './dialogs.ts';
import { PageRow } from './PageRow.tsx';
import { movePage } from './page-changes.ts';
import { hasVisitors } from './stages.ts';
import { findSpot, findStep, type Row, type Spot, toPlacing } from './tree.ts';

type PageTreeProps = {
  rows: readonly Row[];
  pages: readonly Page[];
  closed: ReadonlySet<string>;
  onClosed: (closed: ReadonlySet<string>) => void;
};

/** Opens a page, or asks how it begins in this language. */
function openPage(page: Page): void {
  if (page.stage === 'missing') ask({ kind: 'translate', page });
  else go({ page: page.route, view: '' });
}

/** Moves a page, and asks first if an address that visitors know changes. */
function moveTo(page: Page, spot: Spot | null, pages: readonly Page[]): void {
  const placing = spot && toPlacing(pages, page, spot);
  if (!placing) explain(`${page.title} cannot be moved there.`);
  else if (placing.targetParentId !== page.parent && hasVisitors(page, pages))
    ask({ kind: 'move', page, spot });
  else movePage(page, placing).catch(showProblem);
}

const withOrWithout = (set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...set, id] : [...set].filter((other) => other !== id));

/** The pages as a tree. The arrow keys go through it, and with Alt they move the page. */
export function PageTree({ rows, pages, closed, onClosed }: PageTreeProps) {
  const shown = here.value.page?.itemId;
  const [focused, setFocused] = useState(shown ?? '');
  const [spot, setSpot] = useState<Spot | null>(null);
  const dragged = useRef<Page | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  const addToWord = useWord();
  const active = rows.some(({ page }) => page.itemId === focused) ? focused : (rows[0]?.page.itemId ?? '');
  useEffect(() => {
    // The row that was moved is at another place in the list, where the focus would be lost.
    if (isFollowing.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isFollowing.current = false;
  });

  useEffect(() => {
    if (shown) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const focus = (row: Row | undefined) => {
    if (!row) return;
    setFocused(row.page.itemId);
    const element = list.current?.children[rows.indexOf(row)];
    if (element instanceof HTMLElement) element.focus();
  };
  const fold = (page: Page, isClosed: boolean) => onClosed(withOrWithout(closed, page.itemId, isClosed));

  const goAlong = (row: Row, index: number, event: KeyboardEvent): boolean => {
    const step = findStep(rows, index, event.key, closed.has(row.page.itemId));
    const isName = isOfName(event);
    if (isName) focus(findByStart(rows, index, addToWord(event), ({ page }) => page.title));
    else if (step && 'row' in step) focus(step.row);
    else if (step) fold(row.page, step.isClosed);
    return isName || step !== null;
  };

  const doWith = (page: Page, key: string): boolean => {
    if (key === 'Enter' || key === ' ') openPage(page);
    else if (key === 'F2' && page.route !== '/') ask({ kind: 'rename', page });
    else if (key === 'Delete' && page.route !== '/') ask({ kind: 'delete', page });
    else return false;
    return true;
  };

  const endDrag = () => {
    dragged.current = null;
    setSpot(null);
  };

  const press = (event: KeyboardEvent, row: Row, index: number) => {
    // Keys of the buttons in the row belong to them.
    if (event.target !== event.currentTarget) return;
    const { key, altKey } = event;
    if (altKey && key.startsWith('Arrow')) {
      isFollowing.current = true;
      moveTo(row.page, findSpot(pages, row.page, key), pages);
      event.preventDefault();
    } else if (goAlong(row, index, event) || doWith(row.page, key)) event.preventDefault();
  };

  return (
    <div ref={list} class="tree" role="tree" aria-label="Pages">
      {rows.map((row, index) => (
        <PageRow
          key={row.page.itemId}
          row={row}
          isShown={row.page.itemId === shown}
          isActive={row.page.itemId === active}
          isClosed={closed.has(row.page.itemId)}
          side={spot?.page.itemId === row.page.itemId ? spot.side : null}
          onOpen={() => {
            setFocused(row.page.itemId);
            openPage(row.page);
          }}
          onFold={() => fold(row.page, !closed.has(row.page.itemId))}
          onKeyDown={(event) => press(event, row, index)}
          onDrag={() => {
            dragged.current = row.page;
          }}
          onDragOver={(side) => {
            const page = dragged.current;
            const next: Spot = { page: row.page, side };
            const isPossible = page !== null && toPlacing(pages, page, next) !== null;
            setSpot(isPossible ? next : null);
            return isPossible;
          }}
          onDragEnd={endDrag}
          onDrop={() => {
            if (dragged.current && spot) moveTo(dragged.current, spot, pages);
            endDrag();
          }}
        />
      ))}
    </div>
  );
}
