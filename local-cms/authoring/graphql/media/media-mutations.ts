import type { MediaFile } from '../../../content/media-catalog.ts';
import type { MediaNote } from '../../../content/schemas/media-notes.ts';
import type { Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { checkLanguage } from '../../check-language.ts';
import { findMentions } from '../../media/find-mentions.ts';
import { saveNote } from '../../media/save-note.ts';
import { writeMediaToJournal } from '../../media/write-media-to-journal.ts';
import { UPLOAD_PATH } from '../../uploads/create-uploads.ts';
import { toMediaTarget } from '../../uploads/media-name.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { checkDatabase } from '../item-resolvers.ts';

type Common = { database?: string | null; by?: string | null };

type UploadMediaInput = Common & { itemPath: string; alt?: string | null; language?: string | null };

export function uploadMedia(
  _: unknown,
  { input }: { input: UploadMediaInput },
  { store, uploads, publicUrl }: AuthoringContext,
) {
  checkDatabase(input.database);
  const target = toMediaTarget(store.current.drafts, input.itemPath);
  const language = checkLanguage(target.site, input.language ?? target.site.settings.defaultLanguage);
  const token = uploads.grant({ ...target, language, alt: input.alt ?? null, by: toAuthor(input.by) });
  return { presignedUploadUrl: `${publicUrl}${UPLOAD_PATH}?token=${token}` };
}

export type MediaInput = Common & { site: string; media: string };

export function openMedia(
  { store }: AuthoringContext,
  { site: name, media }: MediaInput,
): { site: Site; file: MediaFile } {
  const site = store.current.drafts.get(name.toLowerCase());
  if (!site || site.recording)
    throw new AuthoringError(`${name.slice(0, 60)} is no site with media to change.`);
  const file = site.media.get(media);
  if (!file) throw new AuthoringError(`There is no file media/${media.slice(0, 100)}.`);
  return { site, file };
}

type UpdateMediaInput = MediaInput & {
  alt?: readonly { language: string; value: string | null }[] | null;
  focus?: string | null;
};

export async function updateMedia(
  _: unknown,
  { input }: { input: UpdateMediaInput },
  context: AuthoringContext,
) {
  const { media, alt, focus } = input;
  const { site } = openMedia(context, input);
  for (const { language } of alt ?? []) checkLanguage(site, language);
  const change = (note: Partial<MediaNote>): Partial<MediaNote> | null => {
    const texts = new Map(Object.entries(note.alt ?? {}));
    for (const { language, value } of alt ?? []) {
      if (value === null) texts.delete(language);
      else texts.set(language, value);
    }
    const point = focus === undefined ? note.focus : focus || undefined;
    const parts = {
      ...(texts.size > 0 ? { alt: Object.fromEntries(texts) } : {}),
      ...(point === undefined ? {} : { focus: point }),
    };
    return Object.keys(parts).length > 0 ? parts : null;
  };
  await saveNote(context, site, { media, by: toAuthor(input.by), change });
  return { successful: true };
}

/** Returns the files that name a media file, older versions and templates included; null if there are none. */
export async function describeMentions(
  { contentFolder }: AuthoringContext,
  { folder }: Site,
  media: string,
): Promise<string | null> {
  const mentions = await findMentions(contentFolder, folder, media);
  if (mentions.length === 0) return null;
  const more = mentions.length > 5 ? ` and ${mentions.length - 5} more` : '';
  return mentions.slice(0, 5).join(', ') + more;
}

export async function deleteMedia(_: unknown, { input }: { input: MediaInput }, context: AuthoringContext) {
  const { media } = input;
  const { site } = openMedia(context, input);
  const by = toAuthor(input.by);
  await context.mediaStore.remove(`${site.folder}/media/${media}`, async () => {
    const mentions = await describeMentions(context, site, media);
    if (mentions !== null) throw new AuthoringError(`media/${media} is used in ${mentions}.`);
  });
  if (site.mediaNotes.has(media)) await saveNote(context, site, { media, by, change: null });
  await writeMediaToJournal(context, site, { action: 'deleteMedia', by, media });
  return { successful: true };
}
