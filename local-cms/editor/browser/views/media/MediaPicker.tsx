/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Dialog } from '../../controls/dialog/Dialog.tsx';
import type { Media } from '../../platform/media-client.ts';
import { MediaGrid } from './MediaGrid.tsx';

type MediaPickerProps = {
  title: string;
  isForPictures?: boolean;
  current: string;
  onPick: (file: Media) => void;
  onClose: () => void;
};

/** Chooses or uploads a media file. */
export function MediaPicker({ title, isForPictures = false, current, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<Media | null>(null);
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <MediaGrid
        current={chosen?.path ?? current}
        onChoose={setChosen}
        onTake={onPick}
        isForPictures={isForPictures}
      />
      <div class="dialog-actions">
        <button type="button" class="button plain" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          class="button primary"
          disabled={!chosen}
          onClick={() => chosen && onPick(chosen)}
        >
          Use {chosen ? chosen.path.replace(/^.*\//, '') : 'file'}
        </button>
      </div>
    </Dialog>
  );
}
