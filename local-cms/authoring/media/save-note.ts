import { MediaNote } from '../../content/schemas/media-notes.ts';
import type { Site } from '../../model/site-model.ts';
import { getAt, setAt } from '../changes/set-at.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';

type NoteChange = {
  media: string;
  by: string;
  /** Returns null to remove the note. */
  change(note: Partial<MediaNote>): Partial<MediaNote> | null;
  /** True if the note cannot come back by undo, because its file is gone. */
  isFinal?: boolean;
};

/** Changes what media.yml says about a media file. */
export async function saveNote(
  { readFile, texts, saver }: AuthoringContext,
  { folder }: Site,
  { media, by, change, isFinal }: NoteChange,
): Promise<void> {
  const path = `${folder}/media.yml`;
  const text = await readFile(path);
  const edit = (data: unknown): unknown => {
    const note = MediaNote.safeParse(getAt(data, [media]));
    return setAt(data, [media], change(note.data ?? {}) ?? undefined);
  };
  await saver.save([{ path, base: text === null ? null : texts.remember(text), edit }], {
    historyKey: toMediaKey(folder),
    by,
    action: 'updateMedia',
    label: media,
    isFinal,
    isSeparate: isFinal,
  });
}

/** What the journal and the history call the media of a site. */
export const toMediaKey = (folder: string): string => `${folder}/media`;

type MediaEvent = { action: string; by: string; media: string };

/** Tells the journal of a media file that was added or removed. */
export const noteMedia = (
  { journal }: AuthoringContext,
  folder: string,
  { action, by, media }: MediaEvent,
): Promise<void> =>
  journal.add({
    at: new Date().toISOString(),
    by,
    action,
    page: toMediaKey(folder),
    label: media,
    files: [`${folder}/media/${media}`],
  });
