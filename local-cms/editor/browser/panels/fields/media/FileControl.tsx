/** @jsxImportSource preact */
import '../../../views/media/media.css';
import { useEffect, useId, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import type { Media } from '../../../platform/media-client.ts';
import { needMedia } from '../../../state/content/media.ts';
import { MediaPicker } from '../../../views/media/MediaPicker.tsx';
import { FILES, UploadZone } from '../../../views/media/UploadZone.tsx';
import type { ControlProps } from '../field.ts';
import { PickButton } from './PickButton.tsx';

const FileValue = z.object({
  media: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
});

/** A file to download, with its title. */
export function FileControl({ id, field, value, onChange }: ControlProps) {
  const [isPicking, setPicking] = useState(false);
  const titleId = useId();
  useEffect(needMedia, []);
  const { data: file } = FileValue.safeParse(value);
  const choose = ({ path }: Media) => {
    setPicking(false);
    onChange({ ...file, media: path, title: file?.title ?? '' });
  };
  return (
    <div class="image-control">
      <UploadZone folder="" accept={FILES} onUploaded={choose}>
        <p class="media-name">{file?.media ?? 'No file'}</p>
        <p class="control-actions">
          <PickButton id={id} field={field} isReplacing={Boolean(file)} onClick={() => setPicking(true)} />
          {file && (
            <button type="button" class="button plain" onClick={() => onChange(null)}>
              Remove
            </button>
          )}
        </p>
      </UploadZone>
      {file && (
        <>
          <label for={titleId}>Title</label>
          <input
            id={titleId}
            value={file.title ?? ''}
            onInput={({ currentTarget }) => onChange({ ...file, title: currentTarget.value })}
          />
        </>
      )}
      {isPicking && (
        <MediaPicker
          title="Choose a file"
          current={file?.media ?? ''}
          onPick={choose}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
