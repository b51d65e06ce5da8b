import { createStableId, toBracedId } from '../../content/stable-id.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { addMedia } from '../media/add-media.ts';
import type { Grant } from './create-uploads.ts';

/** What Sitecore answers to an upload, and (local) the path below media/. */
type UploadedMedia = { Id: string; Name: string; ItemPath: string; media: string };

/** Checks a file and stores it with its alternative text. Throws an UploadError if the file is refused. */
export async function receiveUpload(
  context: AuthoringContext,
  grant: Grant,
  sent: Buffer,
): Promise<UploadedMedia> {
  const { site, path: wanted, by, alt: text, language } = grant;
  const { extension, bytes } = await context.uploads.check(sent);
  const alt = text === null ? {} : { [language]: text };
  const media = await addMedia(context, site, { wanted, extension, bytes, alt, by, action: 'uploadMedia' });
  const { name } = site.settings;
  return {
    Id: toBracedId(createStableId(name, 'media', media)),
    Name: media.replace(/^.*\//, ''),
    ItemPath: `/sitecore/media library/${name}/${media}`,
    media,
  };
}
