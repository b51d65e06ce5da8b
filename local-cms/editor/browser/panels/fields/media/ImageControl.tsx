/** @jsxImportSource preact */
import '../../../views/media/media.css';
import { useEffect, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { FocusPoint } from '../../../controls/crop/FocusPoint.tsx';
import type { Media } from '../../../platform/media-client.ts';
import { here } from '../../../state/content/content.ts';
import { findMedia, needMedia } from '../../../state/content/media.ts';
import { askForAlt } from '../../../state/requests.ts';
import { showProblem } from '../../../state/status.ts';
import { ALT_NAME, AltText } from '../../../views/media/AltText.tsx';
import { CropDialog, findCropSize } from '../../../views/media/CropDialog.tsx';
import { MediaPicker } from '../../../views/media/MediaPicker.tsx';
import { PICTURES, UploadZone } from '../../../views/media/UploadZone.tsx';
import type { ControlProps } from '../field.ts';
import { PickButton } from './PickButton.tsx';

const ImageValue = z.object({
  media: z.string(),
  alt: z.optional(z.string()),
  focus: z.optional(z.string()),
});

/** A picture of the media library, with its text and its focal point in this field. */
export function ImageControl({ id, field, value, onChange }: ControlProps) {
  const [isPicking, setPicking] = useState(false);
  const [isCropping, setCropping] = useState(false);
  useEffect(needMedia, []);
  const { data: image } = ImageValue.safeParse(value);
  const file = image ? findMedia(image.media) : null;
  const cropSize = file && findCropSize(file);
  const choose = (picked: Media) => {
    setPicking(false);
    askForAlt(picked)
      .then((alt) => alt !== null && onChange({ media: picked.path, alt }))
      .catch(showProblem);
  };
  return (
    <div class="image-control">
      <UploadZone folder="" accept={PICTURES} onUploaded={choose}>
        {image && file && (
          <FocusPoint
            src={`${file.url}&mw=560&mh=560`}
            value={image.focus ?? file.focus ?? ''}
            onChange={(focus) => onChange({ ...image, focus })}
          />
        )}
        <p class="media-name" title={image?.media}>
          {image?.media ?? 'No image'}
        </p>
        <p class="control-actions">
          <PickButton id={id} field={field} isReplacing={Boolean(image)} onClick={() => setPicking(true)} />
          {cropSize && (
            <button type="button" class="button plain" onClick={() => setCropping(true)}>
              Crop …
            </button>
          )}
          {image && (
            <button type="button" class="button plain" onClick={() => onChange(null)}>
              Remove
            </button>
          )}
        </p>
      </UploadZone>
      {image && (
        <AltText
          key={image.media}
          label={ALT_NAME}
          value={image.alt}
          otherwise={file?.alt[here.value.language]}
          onChange={(alt) => {
            const { alt: _, ...rest } = image;
            onChange(alt === null ? rest : { ...image, alt });
          }}
        />
      )}
      {image && file && cropSize && isCropping && (
        <CropDialog
          file={file}
          size={cropSize}
          onClose={() => setCropping(false)}
          onCropped={({ path }) => {
            // The focal point was one of the whole picture.
            const { focus: _, ...rest } = image;
            onChange({ ...rest, media: path });
          }}
        />
      )}
      {isPicking && (
        <MediaPicker
          title="Choose an image"
          isForPictures
          current={image?.media ?? ''}
          onPick={choose}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
