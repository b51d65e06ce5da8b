import type { Field } from '@/rendering/component/types';
import { type ImageValue, toImage, toItems } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';

export type GalleryItem = {
  field: Field | undefined;
  /** `null` if editors have not chosen an image yet. */
  image: ImageValue | null;
  caption: Field | undefined;
  /** Width divided by height, within what a row can hold. */
  ratio: number;
};

const USUAL_RATIO = 1.5;

/** Reads the pictures of a list. For editors also those without an image, which have metadata. */
export function toPictures(list: unknown): GalleryItem[] {
  return toItems(list).flatMap((value) => {
    const field = toItem(value)?.getField('Image');
    const image = toImage(field);
    if (!image && !field?.metadata) return [];
    const { width, height } = image ?? {};
    const ratio = width && height ? Math.min(Math.max(width / height, 0.5), 3) : USUAL_RATIO;
    return [{ field, image, caption: toItem(value)?.getField('Caption'), ratio: Number(ratio.toFixed(3)) }];
  });
}
