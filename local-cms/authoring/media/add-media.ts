import type { MediaNote } from '../../content/schemas/media-notes.ts';
import type { Site } from '../../model/site-model.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { hasSavedNothing } from './has-saved-nothing.ts';
import { saveNote } from './save-note.ts';
import { writeMediaToJournal } from './write-media-to-journal.ts';

type NewMedia = {
  /** The path below media/, without the ending. A number is added if it is taken. */
  wanted: string;
  extension: string;
  bytes: Buffer;
  /** The alternative text by language. */
  alt: MediaNote['alt'];
  by: string;
  action: 'uploadMedia' | 'cropMedia';
};

/**
 * Stores a media file together with its alternative text, and returns its path below media/. If the text is
 * refused, nothing is stored: a picture without the text that somebody gave it would look finished.
 */
export async function addMedia(
  context: AuthoringContext,
  site: Site,
  { wanted, extension, bytes, alt, by, action }: NewMedia,
): Promise<string> {
  const { mediaStore } = context;
  const folder = `${site.folder}/media/`;
  const file = await mediaStore.add({ path: folder + wanted, extension, bytes });
  const media = file.slice(folder.length);
  try {
    if (Object.keys(alt).length > 0) await saveNote(context, site, { media, by, change: () => ({ alt }) });
  } catch (error) {
    // Nothing can name the file yet.
    if (hasSavedNothing(error)) await mediaStore.removeCopy(file, async () => {});
    throw error;
  }
  await writeMediaToJournal(context, site, { action, by, media });
  return media;
}
