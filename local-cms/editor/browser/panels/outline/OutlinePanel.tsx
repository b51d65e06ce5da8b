/** @jsxImportSource preact */
import './outline.css';
import { signal } from '@preact/signals';
import { SearchBox } from '../../controls/SearchBox.tsx';
import type { OutlineNode } from '../../platform/messages.ts';
import { openPage, selectedKey, toName } from '../../state/page/open-page.ts';
import { toPlaceName } from '../../state/place/place-names.ts';
import { OutlineTree } from './OutlineTree.tsx';
import { filterRows, listRows } from './outline-rows.ts';

const search = signal('');

/** The keys of the rows that are closed. They outlast another panel. */
const closed = signal<ReadonlySet<string>>(new Set());

const isWrapper = ({ uid = '' }: OutlineNode): boolean =>
  openPage.value.description.owners.some(({ places }) => uid in places);

const toRowName = (node: OutlineNode): string =>
  node.type === 'placeholder' ? toPlaceName(node.name ?? '') : toName(node);

function turn(key: string, isOpen: boolean): void {
  const next = new Set(closed.value);
  if (isOpen) next.delete(key);
  else next.add(key);
  closed.value = next;
}

/** What is selected in the page is never inside of a closed row. */
const listClosed = (): ReadonlySet<string> =>
  new Set([...closed.value].filter((key) => !selectedKey.value.startsWith(`${key}/`)));

/** The parts of the page as a tree, in step with the page. */
export function OutlinePanel() {
  const { outline, faults } = openPage.value;
  const rows = listRows(outline, { toName: toRowName, isHidden: isWrapper });
  const shownClosed = listClosed();
  return (
    <div class="outline">
      <SearchBox
        label="Search the page"
        value={search.value}
        onInput={(text) => {
          search.value = text;
        }}
      />
      <OutlineTree
        rows={filterRows(rows, shownClosed, search.value)}
        isOpen={(key) => search.value !== '' || !shownClosed.has(key)}
        onTurn={turn}
      />
      {outline.length === 0 && <p class="quiet">Only in edit state a page has an outline.</p>}
      {faults.length > 0 && (
        <ul class="faults" aria-label="What is wrong with the chromes">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
