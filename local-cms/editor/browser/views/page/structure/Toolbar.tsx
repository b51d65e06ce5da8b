/** @jsxImportSource preact */
import { Icon } from '../../../controls/Icon.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { findOwner } from '../../../state/page/structure.ts';
import { duplicate } from '../../../state/page/structure-changes.ts';
import { endDrag, startDrag } from './drag.ts';
import { move, removePart, selectParent, withSelected } from './keys.ts';
import { placeToolbar } from './place-toolbar.ts';

/** What can be done with the selected part, above it in the page. */
export function Toolbar({ room }: { room: number }) {
  const placed = placeToolbar(room);
  if (!placed) return null;
  const { one, box } = placed;
  const pages = findOwner(one)?.pages ?? [];
  const style = { top: `${box.top}px`, left: `${box.left}px` };
  return (
    <div class="structure-toolbar" role="toolbar" aria-label={one.label} style={style}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it move the part too */}
      <span
        class="grip"
        draggable
        title="Drag to move"
        onDragStart={(event) => startDrag(event, { kind: 'move', rendering: one })}
        onDragEnd={endDrag}
      >
        <Icon name="grip" size={16} />
        <span class="name">{one.label}</span>
      </span>
      {pages.length > 0 && <span class="shared">Shared: {pages.length} pages</span>}
      <IconButton icon="up" label="Move up" keys="Alt+ArrowUp" onClick={() => move('up')} />
      <IconButton icon="down" label="Move down" keys="Alt+ArrowDown" onClick={() => move('down')} />
      <IconButton icon="duplicate" label="Duplicate" keys="Control+D" onClick={withSelected(duplicate)} />
      <IconButton icon="parent" label="Select the part around it" keys="Escape" onClick={selectParent} />
      <IconButton icon="delete" label="Delete" keys="Delete" onClick={removePart} />
    </div>
  );
}
