import path from 'node:path';
import type { Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { toShownPath } from '../../files/content-path.ts';
import { findMentions, toMentionPattern } from '../../media/find-mentions.ts';
import { hasSavedNothing } from '../../media/has-saved-nothing.ts';
import { type MediaMove, rewriteMedia, rewriteNotes } from '../../media/rewrite-media.ts';
import { toMediaKey, writeMediaToJournal } from '../../media/write-media-to-journal.ts';
import { listSiteFiles } from '../../moves/site-files.ts';
import type { FileChange } from '../../save/file-change.ts';
import { planChange } from '../../save/plan-change.ts';
import { MAX_NAMES, toName, withoutEnding } from '../../uploads/media-name.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { describeMentions, type MediaInput, openMedia } from './media-mutations.ts';

type MoveMediaInput = MediaInput & { name?: string | null; folder?: string | null };

/** Returns the path of a folder. One that exists may have any name. */
function toFolder({ media }: Site, written: string): string {
  const isKnown = [...media.keys()].some((file) => file.startsWith(`${written}/`));
  const names = written.split('/').filter((name) => name !== '');
  if (names.length >= MAX_NAMES)
    throw new AuthoringError(`A media file has at most ${MAX_NAMES - 1} folders.`);
  return isKnown || written === '' ? written : names.map(toName).join('/');
}

function toTarget(site: Site, { media, name, folder }: MoveMediaInput): string {
  const { dir, name: present, ext } = path.posix.parse(media);
  const wanted = name ?? present;
  const newName = wanted === present ? present : toName(withoutEnding(wanted));
  const newFolder = folder ?? null;
  return path.posix.join(newFolder === null ? dir : toFolder(site, newFolder), newName + ext);
}

/** Refuses a text that still has the old name, such as in a parameter or a `srcset`. */
function checkFollows(file: string, text: string | null, from: string): void {
  const found = text === null ? null : toMentionPattern(from).exec(text);
  if (!found) return;
  const line = found.input.slice(0, found.index).split('\n').length;
  throw new AuthoringError(
    `media/${from} is named in ${file}:${line} in a way that the editor does not change. Change it there first.`,
  );
}

/** Lists the changes of all files of the site that name the file. Only YAML can be rewritten. */
async function listChanges(context: AuthoringContext, site: Site, move: MediaMove): Promise<FileChange[]> {
  const { contentFolder, texts } = context;
  const mentions = await findMentions(contentFolder, site.folder, move.from);
  const others = mentions.filter((file) => !/\.ya?ml$/.test(file));
  if (others.length > 0)
    throw new AuthoringError(
      `media/${move.from} is named in ${others.slice(0, 5).join(', ')}, which the editor does not change.`,
    );
  const notes = `${site.folder}/media.yml`;
  const files = (await listSiteFiles(context, site)).filter(
    ({ file }) => file === notes || mentions.includes(file),
  );
  const changes: FileChange[] = [];
  for (const { file, text } of files) {
    const edit = (data: unknown) => (file === notes ? rewriteNotes(data, move) : rewriteMedia(data, move));
    const change = { path: file, base: texts.remember(text), edit };
    const name = toShownPath(contentFolder, file);
    const planned = await planChange(change, { current: text, texts, name });
    if (file !== notes) checkFollows(file, planned, move.from);
    if (planned !== text) changes.push(change);
  }
  return changes;
}

/**
 * Gives a media file another name or folder, in all files that name it. Refuses, and changes nothing, if one of them
 * cannot be changed. The old file stays if somebody has begun to use it meanwhile.
 */
export async function moveMedia(
  _: unknown,
  { input }: { input: MoveMediaInput },
  context: AuthoringContext,
): Promise<{ media: string }> {
  const { site } = openMedia(context, input);
  const { media: from } = input;
  const to = toTarget(site, input);
  if (to === from) return { media: to };
  const changes = await listChanges(context, site, { from, to });
  const folder = `${site.folder}/media/`;
  const removeUnused = (media: string, other: string) =>
    context.mediaStore.removeCopy(folder + media, async () => {
      const mentions = await describeMentions(context, site, media);
      if (mentions !== null)
        throw new AuthoringError(
          `media/${media} stays beside media/${other}, because it is used in ${mentions}.`,
        );
    });
  await context.mediaStore.copy(folder + from, folder + to);
  const note = { by: toAuthor(input.by), action: 'moveMedia', label: `moving ${from} to ${to}` };
  try {
    // Undo could not move the file back.
    await context.saver.save(changes, { ...note, historyKey: toMediaKey(site), isFinal: true });
  } catch (error) {
    if (hasSavedNothing(error)) await removeUnused(to, from);
    throw error;
  }
  // A save without changes is not in the journal.
  if (changes.length === 0) await writeMediaToJournal(context, site, { ...note, media: to });
  await removeUnused(from, to);
  return { media: to };
}
