/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FocusPoint } from '../../controls/crop/FocusPoint.tsx';
import { toLanguageName } from '../../platform/language-names.ts';
import type { Media, MediaUse } from '../../platform/media-client.ts';
import { here } from '../../state/content/content.ts';
import { describeMedia, media, toSizeText } from '../../state/content/media.ts';
import { go } from '../../state/place/place.ts';
import { showProblem } from '../../state/status.ts';
import { ALT_NAME, AltText } from './AltText.tsx';
import { CropDialog, findCropSize } from './CropDialog.tsx';
import { DeleteMedia } from './DeleteMedia.tsx';
import { MediaThumbnail } from './MediaThumbnail.tsx';
import { MoveMediaDialog } from './MoveMediaDialog.tsx';

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <p class="quiet">This file is not used.</p>;
  return (
    <ul class="media-uses">
      {uses.map(({ owner: { route, title }, part, language, field, file, line }) => (
        <li key={`${file} ${line} ${field}`}>
          {route === null ? (
            <span>{title}</span>
          ) : (
            <button type="button" class="link-button" onClick={() => go({ view: '', page: route, language })}>
              {title}
            </button>
          )}
          <span>
            {[part || (route === null ? '' : 'Page settings'), field, toLanguageName(language)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span class="quiet file">
            {file}:{line}
          </span>
        </li>
      ))}
    </ul>
  );
}

function AltTexts({ file }: { file: Media }) {
  return (
    <fieldset class="media-alts">
      <legend>{ALT_NAME}</legend>
      <p class="quiet">Used where a page has no alternative text of its own for this image.</p>
      {here.value.site?.languages.map(({ name }) => (
        <fieldset key={`${file.path} ${name}`} aria-label={toLanguageName(name)}>
          <AltText
            label={toLanguageName(name)}
            isOptional
            value={file.alt[name]}
            onChange={(value) => describeMedia(file.path, { alt: [{ language: name, value }] })}
          />
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Saves a moment after the last key, so that each step of the focal point is not a change of its own. */
function Focus({ file }: { file: Media }) {
  const [point, setPoint] = useState(file.focus ?? '');
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend>Focal point</legend>
      <FocusPoint
        src={`${file.url}&mw=640&mh=640`}
        value={point}
        onChange={(value) => {
          setPoint(value);
          clearTimeout(timer);
          setTimer(setTimeout(() => describeMedia(file.path, { focus: value }).catch(showProblem), 400));
        }}
      />
      <p id={id} class="quiet">
        It stays visible in every crop. Click, or move it with the arrow keys.
      </p>
    </fieldset>
  );
}

type Dialogs = 'crop' | 'move' | 'delete';

type MediaDetailsProps = {
  file: Media;
  onOpen: (file: Media) => void;
  /** Deletes the file, and leaves it. */
  onDelete: () => Promise<void>;
};

/** What is known about a file, and what can be changed. */
export function MediaDetails({ file, onOpen, onDelete }: MediaDetailsProps) {
  const { path, type, size, width, height, uses } = file;
  const isReadOnly = media.value?.isReadOnly ?? true;
  const [dialog, setDialog] = useState<Dialogs | null>(null);
  const close = () => setDialog(null);
  const cropSize = findCropSize(file);
  const isPicture = type.startsWith('image/');
  return (
    <section class="media-details" aria-label={path}>
      <h2>{path}</h2>
      <p class="quiet">
        {[type, width && height ? `${width} × ${height}` : '', toSizeText(size)].filter(Boolean).join(' · ')}
      </p>
      {isPicture && !isReadOnly ? (
        <Focus key={path} file={file} />
      ) : (
        <MediaThumbnail file={file} size={640} />
      )}
      {!isReadOnly && (
        <p class="control-actions">
          {cropSize && (
            <button type="button" class="button" onClick={() => setDialog('crop')}>
              Crop …
            </button>
          )}
          <button type="button" class="button" onClick={() => setDialog('move')}>
            Rename or move …
          </button>
        </p>
      )}
      {dialog === 'move' && <MoveMediaDialog file={file} onMoved={onOpen} onClose={close} />}
      {cropSize && dialog === 'crop' && (
        <CropDialog file={file} size={cropSize} onCropped={onOpen} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteMedia path={path} onDelete={onDelete} onClose={close} />}
      {isPicture && !isReadOnly && <AltTexts file={file} />}
      <h3>Where used</h3>
      <Uses uses={uses} />
      {!isReadOnly && uses.length === 0 && (
        <button type="button" class="button" onClick={() => setDialog('delete')}>
          Delete …
        </button>
      )}
    </section>
  );
}
