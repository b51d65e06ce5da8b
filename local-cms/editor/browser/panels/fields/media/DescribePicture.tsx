/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Dialog } from '../../../controls/dialog/Dialog.tsx';
import { toLanguageName } from '../../../platform/language-names.ts';
import type { Media } from '../../../platform/media-client.ts';
import { here } from '../../../state/content/content.ts';
import { describeMedia } from '../../../state/content/media.ts';
import { altRequest } from '../../../state/requests.ts';
import { showProblem } from '../../../state/status.ts';
import { ALT_NAME, AltText } from '../../../views/media/AltText.tsx';
import { MediaThumbnail } from '../../../views/media/MediaThumbnail.tsx';

type DescribePictureProps = { file: Media; onDone: (alt: string) => void; onClose: () => void };

/** Asks what a picture shows before it is used, because a picture without text is lost on people who do not see it. */
function DescribePicture({ file, onDone, onClose }: DescribePictureProps) {
  const { language } = here.value;
  const known = file.alt[language];
  const [alt, setAlt] = useState<string | undefined>(known);
  const [wasTried, setTried] = useState(false);
  const use = (form: HTMLFormElement) => {
    if (alt === undefined) {
      setTried(true);
      form.querySelector('textarea')?.focus();
      return;
    }
    // The first text is also the one for other pages.
    if (known === undefined) describeMedia(file.path, { alt: [{ language, value: alt }] }).catch(showProblem);
    onDone(alt);
  };
  return (
    <Dialog title="What does the image show?" onClose={onClose}>
      <form
        class="dialog-body plain"
        onSubmit={(event) => {
          event.preventDefault();
          use(event.currentTarget);
        }}
      >
        <MediaThumbnail file={file} size={640} />
        <AltText
          isFirst
          label={`${ALT_NAME} (${toLanguageName(language)})`}
          value={known}
          wasTried={wasTried}
          onTyped={setAlt}
        />
        <p class="quiet">
          Screen readers read this alternative text aloud, search engines read it, and it is shown if the
          image does not load.
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary">
            Use image
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Is open while a picture was chosen and nobody has said what it shows. */
export const PictureDialog = () =>
  altRequest.value && (
    <DescribePicture
      key={altRequest.value.key}
      file={altRequest.value.file}
      onDone={altRequest.value.answer}
      onClose={() => altRequest.value?.answer(null)}
    />
  );
