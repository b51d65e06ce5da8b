/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Tick } from '../../controls/Tick.tsx';
import type { Page } from '../../platform/client.ts';
import { here } from '../../state/content/content.ts';
import { PagePicker } from './PagePicker.tsx';
import { movePage } from './page-changes.ts';
import { hasVisitors } from './stages.ts';
import { isWithin, listChildren, type Spot, toPlacing } from './tree.ts';

type MoveDialogProps = { page: Page; spot: Spot | null; onClose: () => void };

/** Asks for the page above and the page before, and whether the old address leads to the new one. */
export function MoveDialog({ page, spot, onClose }: MoveDialogProps) {
  const { pages } = here.value;
  const wanted = spot && toPlacing(pages, page, spot);
  const [parentId, setParentId] = useState(wanted?.targetParentId ?? page.parent ?? '');
  const [after, setAfter] = useState(wanted?.sortAfter ?? '');
  const [isRedirected, setRedirected] = useState(true);
  const before = wanted?.sortBefore;
  const parent = pages.find(({ itemId }) => itemId === parentId);
  const beside = listChildren(pages, parentId).filter(({ itemId }) => itemId !== page.itemId);
  const isMoved = parentId !== page.parent;
  const isPublic = isMoved && hasVisitors(page, pages);
  const route = `${parent?.route === '/' ? '' : parent?.route}/${page.route.replace(/^.*\//, '')}`;
  const order = after ? { sortAfter: after } : before ? { sortBefore: before } : {};
  return (
    <FormDialog
      title={`Move ${page.title}`}
      action="Move"
      isBlocked={!isMoved && !after && !before}
      onClose={onClose}
      onSubmit={() =>
        movePage(page, { targetParentId: parentId, ...order, createRedirect: isPublic && isRedirected })
      }
    >
      <PagePicker
        label="Below"
        pages={pages.filter((other) => !isWithin(other, page))}
        value={parentId}
        onChange={(next) => {
          setParentId(next);
          setAfter('');
        }}
      />
      {!before && (
        <PagePicker
          label="After"
          pages={beside}
          value={after}
          none="Keep its current position"
          onChange={setAfter}
        />
      )}
      <p class="quiet">
        {isMoved ? `Its address becomes ${route}.` : 'Its address stays the same.'} The change is public
        immediately.
      </p>
      {isPublic && (
        <Tick label="Redirect the old address to the new one" isOn={isRedirected} onChange={setRedirected} />
      )}
    </FormDialog>
  );
}
