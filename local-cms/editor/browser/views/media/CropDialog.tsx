/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { CropBox } from '../../controls/crop/CropBox.tsx';
import { type Area, type CropRules, type Size, setNumber, withRatio } from '../../controls/crop/crop-area.ts';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { Media } from '../../platform/media-client.ts';
import { cropPicture } from '../../state/content/media.ts';

const RATIOS = [
  { label: 'Free', ratio: null },
  { label: '16:9', ratio: 16 / 9 },
  { label: '4:3', ratio: 4 / 3 },
  { label: '1:1', ratio: 1 },
];

const NUMBERS: readonly { name: keyof Area; label: string }[] = [
  { name: 'left', label: 'From the left' },
  { name: 'top', label: 'From the top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
];

/** The types that the CMS can crop. An animation is refused when it is stored. */
const CROPPED = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Returns the size of a picture that can be cropped, and null for other files. */
export const findCropSize = ({ type, width, height }: Media): Size | null =>
  CROPPED.includes(type) && width && height ? { width, height } : null;

type NumberFieldProps = { label: string; value: number; onChange: (value: number) => void };

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        step={1}
        value={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') onChange(Math.round(currentTarget.valueAsNumber));
          currentTarget.value = String(value);
        }}
      />
    </div>
  );
}

type CropDialogProps = { file: Media; size: Size; onCropped: (file: Media) => void; onClose: () => void };

/** Makes a new file of a part of a picture. The picture stays as it is. */
export function CropDialog({ file, size, onCropped, onClose }: CropDialogProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [area, setArea] = useState<Area>({ left: 0, top: 0, ...size });
  const name = useId();
  const rules: CropRules = { size, ratio };
  const isWhole = area.width === size.width && area.height === size.height;
  return (
    <FormDialog
      title={`Crop ${file.path}`}
      action="Save crop"
      isBlocked={isWhole}
      onSubmit={async () => onCropped(await cropPicture(file, area))}
      onClose={onClose}
    >
      <CropBox src={`${file.url}&mw=960&mh=960`} area={area} rules={rules} onChange={setArea} />
      <fieldset class="crop-ratios">
        <legend>Shape</legend>
        {RATIOS.map((one) => (
          <label key={one.label} class="check">
            <input
              type="radio"
              name={name}
              checked={one.ratio === ratio}
              onChange={() => {
                setRatio(one.ratio);
                setArea(withRatio(area, { size, ratio: one.ratio }));
              }}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <fieldset class="crop-numbers">
        <legend>Area in pixels</legend>
        {NUMBERS.map((one) => (
          <NumberField
            key={one.name}
            label={one.label}
            value={area[one.name]}
            onChange={(value) => setArea(setNumber(area, one.name, value, rules))}
          />
        ))}
      </fieldset>
      <p class="quiet">
        The crop is saved as a new file of {area.width} × {area.height} pixels. {file.path} stays as it is.
      </p>
    </FormDialog>
  );
}
