/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Media } from '../../platform/media-client.ts';
import { uploadFile, uploads } from '../../state/content/media.ts';
import { showProblem } from '../../state/status.ts';

export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
export const FILES = `${PICTURES},application/pdf,video/mp4`;

type UploadZoneProps = {
  /** Where the files go, below media/. */
  folder: string;
  accept: string;
  isMultiple?: boolean;
  onUploaded: (file: Media) => void;
  /** Above the button. */
  children?: ComponentChildren;
  below?: ComponentChildren;
};

/** Uploads files that are dropped on it, pasted into it or chosen with its button. */
export function UploadZone({
  folder,
  accept,
  isMultiple = false,
  onUploaded,
  children,
  below,
}: UploadZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = async (files: Iterable<File>) => {
    for (const file of isMultiple ? [...files] : [...files].slice(0, 1))
      await uploadFile(file, folder).then(onUploaded).catch(showProblem);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts of the button.
    <div
      class={isOver ? 'upload-zone over' : 'upload-zone'}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer?.files.length) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (!event.clipboardData?.files.length) return;
        event.preventDefault();
        take(event.clipboardData.files);
      }}
    >
      {children}
      <p class="upload-line">
        <input
          id={id}
          class="sr-only"
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <label class="button" for={id}>
          Upload
        </label>
        <span class="quiet">or drop or paste here, up to 20 MB</span>
      </p>
      {[...uploads.value].map(([key, { name, share }]) => (
        <label key={key} class="upload-progress">
          {name}
          <progress max={1} value={share} />
        </label>
      ))}
      {below}
    </div>
  );
}
