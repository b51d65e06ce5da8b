import { createStableId, toBracedId } from '../../content/stable-id.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { noteMedia, saveNote } from '../media/save-note.ts';
import type { Grant } from './create-uploads.ts';

/** What Sitecore answers to an upload, and (local) the path below media/. */
type UploadedMedia = { Id: string; Name: string; ItemPath: string; media: string };

/** Checks a file and stores it. Throws an UploadError, and stores nothing, if the file is refused. */
export async function receiveUpload(
  context: AuthoringContext,
  grant: Grant,
  sent: Buffer,
): Promise<UploadedMedia> {
  const { site, by, alt, language } = grant;
  const { extension, bytes } = await context.uploads.check(sent);
  const folder = `${site.folder}/media/`;
  const file = await context.mediaStore.add({ path: folder + grant.path, extension, bytes });
  const media = file.slice(folder.length);
  await noteMedia(context, site.folder, { action: 'uploadMedia', by, media });
  if (alt !== null) {
    const change = () => ({ alt: { [language]: alt } });
    await saveNote(context, site, { media, by, change });
  }
  const { name } = site.settings;
  return {
    Id: toBracedId(createStableId(name, 'media', media)),
    Name: media.replace(/^.*\//, ''),
    ItemPath: `/sitecore/media library/${name}/${media}`,
    media,
  };
}
