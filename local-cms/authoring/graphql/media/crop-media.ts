import path from 'node:path';
import { type MediaFile, readMedia } from '../../../content/media-catalog.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { addMedia } from '../../media/add-media.ts';
import type { CropArea } from '../../uploads/clean-picture.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type MediaInput, openMedia } from './media-mutations.ts';

type CropMediaInput = MediaInput & CropArea;

function checkArea(file: MediaFile, { left, top, width, height }: CropArea): CropArea {
  const isInside =
    left >= 0 &&
    top >= 0 &&
    width > 0 &&
    height > 0 &&
    left + width <= (file.width ?? 0) &&
    top + height <= (file.height ?? 0);
  if (!isInside)
    throw new AuthoringError(
      `The crop area is not inside the image, which has ${file.width ?? 0} × ${file.height ?? 0} pixels.`,
    );
  return { left, top, width, height };
}

/** Stores a part of a picture as a new file, with the alternative text of the picture. */
export async function cropMedia(
  _: unknown,
  { input }: { input: CropMediaInput },
  context: AuthoringContext,
): Promise<{ media: string }> {
  const { site, file } = openMedia(context, input);
  const area = checkArea(file, input);
  const written = path.extname(file.path);
  const extension = written.slice(1).toLowerCase().replace('jpeg', 'jpg');
  const bytes = await context.uploads.crop(await readMedia(file), extension, area);
  const media = await addMedia(context, site, {
    wanted: `${file.path.slice(0, -written.length)}-crop`,
    extension,
    bytes,
    alt: site.mediaNotes.get(file.path)?.alt ?? {},
    by: toAuthor(input.by),
    action: 'cropMedia',
  });
  return { media };
}
