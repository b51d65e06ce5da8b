/** @jsxImportSource preact */
import { Icon } from '../../controls/Icon.tsx';
import { Menu, type MenuEntry } from '../../controls/menu/Menu.tsx';
import type { Page } from '../../platform/client.ts';
import { here } from '../../state/content/content.ts';
import { showProblem } from '../../state/status.ts';
import { ask } from './dialogs.ts';
import { showInMenus } from './page-changes.ts';
import { listMarks, type Mark } from './stages.ts';
import type { Row, Spot } from './tree.ts';

type Side = Spot['side'];

type PageRowProps = {
  row: Row;
  isShown: boolean;
  isActive: boolean;
  isClosed: boolean;
  side: Side | null;
  onOpen: () => void;
  onFold: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: () => void;
  /** Returns whether the dragged page can be put there. */
  onDragOver: (side: Side) => boolean;
  onDragEnd: () => void;
  onDrop: () => void;
};

function listEntries(page: Page): MenuEntry[] {
  const below: MenuEntry = { label: 'New subpage …', run: () => ask({ kind: 'new', page }) };
  if (page.route === '/') return [below];
  if (page.stage === 'missing')
    return [{ label: 'Create in this language …', run: () => ask({ kind: 'translate', page }) }];
  return [
    below,
    { label: 'Change address …', keys: 'F2', run: () => ask({ kind: 'rename', page }) },
    { label: 'Move to …', keys: 'Alt+arrows', run: () => ask({ kind: 'move', page, spot: null }) },
    { label: 'Copy …', run: () => ask({ kind: 'copy', page }) },
    {
      label: page.inNavigation ? 'Hide in menus' : 'Show in menus',
      run: () => showInMenus(page, !page.inNavigation).catch(showProblem),
    },
    { label: 'Delete …', keys: 'Del', isDanger: true, run: () => ask({ kind: 'delete', page }) },
  ];
}

function toSide(event: DragEvent): Side {
  if (!(event.currentTarget instanceof HTMLElement)) return 'inside';
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

/** The menu key, or Shift and F10. With the mouse it is the browser's own menu. */
function openMenu(event: MouseEvent): void {
  const { currentTarget, button } = event;
  if (button !== -1 || !(currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('.row-menu button')?.click();
}

/** The title and the short marks, which are seen, and then what the marks mean. */
function toLabel({ title }: Page, marks: readonly Mark[]): string {
  const meanings = marks.map(({ name, text }) => (text === name ? '' : text.replace(`${name}, `, '')));
  return [title, ...marks.map(({ name }) => name), ...meanings].filter(Boolean).join(', ');
}

/** A page in the tree, with its marks and its menu. */
export function PageRow(props: PageRowProps) {
  const { row, isShown, isActive, isClosed, side, onOpen, onFold, onKeyDown } = props;
  const { page, level, hasChildren, position, count } = row;
  const { site, language } = here.value;
  const marks = listMarks(page, language);
  return (
    <div
      role="treeitem"
      class={`${page.stage}${side ? ` drop-${side}` : ''}`}
      aria-label={toLabel(page, marks)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={hasChildren ? !isClosed : undefined}
      aria-current={isShown ? 'page' : undefined}
      aria-selected={isShown}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight F2 Delete"
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': level }}
      draggable={page.route !== '/' && page.stage !== 'missing' && !site?.isRecorded}
      title={[page.path, ...marks.map(({ text }) => text)].join(', ')}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const isAt = (part: string) => target instanceof Element && target.closest(part) !== null;
        if (hasChildren && isAt('.fold')) onFold();
        else if (!isAt('.row-menu')) onOpen();
      }}
      onContextMenu={openMenu}
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', page.path);
        props.onDrag();
      }}
      onDragOver={(event) => {
        if (props.onDragOver(toSide(event))) event.preventDefault();
      }}
      onDragEnd={props.onDragEnd}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <span class="fold">{hasChildren && <Icon name={isClosed ? 'closed' : 'opened'} size={14} />}</span>
      <span class="page-title">{page.title}</span>{' '}
      {marks.map(({ kind, name, text }) => (
        <small key={kind} title={text} class={`mark ${kind}`}>
          {name || <Icon name="hidden" size={16} />}
        </small>
      ))}
      {!site?.isRecorded && (
        <span class="row-menu">
          <Menu
            label={`Menu of ${page.title}`}
            isSmall
            entries={listEntries(page)}
            tabIndex={isActive ? 0 : -1}
          />
        </span>
      )}
    </div>
  );
}
