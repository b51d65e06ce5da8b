/** @jsxImportSource preact */
import { MediaPicker } from '../../../views/media/MediaPicker.tsx';
import type { Target } from './link-value.ts';

type FilePickerProps = { value: Target; onChange: (target: Target) => void; onClose: () => void };

/** Chooses a file that a link leads to. */
export const FilePicker = ({ value, onChange, onClose }: FilePickerProps) => (
  <MediaPicker
    title="Choose a file"
    current={value.media ?? ''}
    onPick={({ path }) => {
      onClose();
      onChange({ media: path });
    }}
    onClose={onClose}
  />
);
