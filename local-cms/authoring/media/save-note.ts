import { MediaNote } from '../../content/schemas/media-notes.ts';
import { toIssueMessages } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import { getAt, setAt } from '../changes/set-at.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { toMediaKey } from './write-media-to-journal.ts';

type NoteChange = {
  media: string;
  by: string;
  /** Returns null for a note that says nothing. Instead of a function, null removes the note of a file that is gone. */
  change: ((note: Partial<MediaNote>) => Partial<MediaNote> | null) | null;
};

/** Reads a note from the data of media.yml. What does not fit the schema would be lost with a change. */
function readNote(path: string, media: string, data: unknown): Partial<MediaNote> {
  const refuse = (message: string) => new AuthoringError(`Mend ${path} in a text editor first: ${message}`);
  if (!isRecord(data ?? {})) throw refuse('write a note for each media file, such as coast.jpg: { … }');
  const note = MediaNote.safeParse(getAt(data, [media]) ?? {});
  if (note.success) return note.data;
  const keys = Object.keys(MediaNote.shape);
  const [first] = note.error.issues.flatMap((issue) => toIssueMessages(issue, keys));
  throw refuse(`${media}: ${first?.message ?? note.error.message}`);
}

/** Changes what media.yml says about a media file. Throws an AuthoringError if its present note has a mistake. */
export async function saveNote(
  { readFile, texts, saver }: AuthoringContext,
  site: Site,
  { media, by, change }: NoteChange,
): Promise<void> {
  const path = `${site.folder}/media.yml`;
  const text = await readFile(path);
  const edit = (data: unknown): unknown => {
    if (change) return setAt(data, [media], change(readNote(path, media, data)) ?? undefined);
    return isRecord(data) ? setAt(data, [media], undefined) : data;
  };
  // Undo would bring the note back without its file.
  const isFinal = change === null;
  await saver.save([{ path, base: text === null ? null : texts.remember(text), edit }], {
    historyKey: toMediaKey(site),
    by,
    action: 'updateMedia',
    label: `description of ${media}`,
    isFinal,
    isSeparate: isFinal,
  });
}
