/** @jsxImportSource preact */
import { Icon } from '../../../controls/Icon.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { boxes, findKey, findOwner, scrollTop, selectedRendering } from '../../../state/page/structure.ts';
import { duplicate, remove } from '../../../state/page/structure-changes.ts';
import { dragged, endDrag, startDrag } from './drag.ts';
import { move, selectParent, withSelected } from './keys.ts';

/** With room for the button between it and the part. */
const HEIGHT = 52;

/** What can be done with the selected part, above it in the page. */
export function Toolbar({ room }: { room: number }) {
  const one = selectedRendering.value;
  const box = one && boxes.value[findKey(one.uid)];
  if (!one || !box || dragged.value) return null;
  const pages = findOwner(one)?.pages ?? [];
  const left = Math.max(4, Math.min(box.left, room - 380));
  // Stays in sight while a part that is higher than the frame is scrolled.
  const highest = Math.min(scrollTop.value + 4, box.top + Math.max(0, box.height - HEIGHT));
  const style = { top: `${Math.max(4, highest, box.top - HEIGHT)}px`, left: `${left}px` };
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
      <IconButton icon="delete" label="Delete" keys="Delete" onClick={withSelected(remove)} />
    </div>
  );
}
