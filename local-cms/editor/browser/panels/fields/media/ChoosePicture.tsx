/** @jsxImportSource preact */
import { pictureRequest } from '../../../state/requests.ts';
import { MediaPicker } from '../../../views/media/MediaPicker.tsx';

/** Is open while a rich text asks for a picture. */
export const ChoosePictureDialog = () =>
  pictureRequest.value && (
    <MediaPicker
      key={pictureRequest.value.key}
      title="Insert an image"
      isForPictures
      current=""
      onPick={pictureRequest.value.answer}
      onClose={() => pictureRequest.value?.answer(null)}
    />
  );
