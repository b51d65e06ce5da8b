import path from 'node:path';

import type { Site } from '../../../model/site-model.ts';
import { AuthoringError } from '../../authoring-error.ts';
import { findMentions } from '../../media/find-mentions.ts';
import { type MediaMove, rewriteMedia, rewriteNotes } from '../../media/rewrite-media.ts';
import { toMediaKey } from '../../media/save-note.ts';
import { listSiteFiles } from '../../moves/site-files.ts';
import type { FileChange } from '../../save/file-change.ts';
import { MAX_NAMES, toName, withoutEnding } from '../../uploads/media-name.ts';
import { type AuthoringContext, toAuthor } from '../authoring-context.ts';
import { type MediaInput, openMedia } from './media-mutations.ts';

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

/** Lists the changes of all files of the site that name the file. Only YAML can be rewritten. */
async function listChanges(context: AuthoringContext, site: Site, move: MediaMove): Promise<FileChange[]> {
  const mentions = await findMentions(context.contentFolder, site.folder, move.from);
  const others = mentions.filter((file) => !/\.ya?ml$/.test(file));
  if (others.length > 0)
    throw new AuthoringError(
      `media/${move.from} is named in ${others.slice(0, 5).join(', ')}, which the editor does not change.`,
    );
  const notes = `${site.folder}/media.yml`;
  const files = (await listSiteFiles(context, site)).filter(
    ({ file }) => file === notes || mentions.includes(file),
  );
  return files.map(({ file, text }) => ({
    path: file,
    base: context.texts.remember(text),
    edit: (data: unknown) => (file === notes ? rewriteNotes(data, move) : rewriteMedia(data, move)),
  }));
}

/** Gives a media file another name or folder. Whatever names it follows; nothing is changed if that is not possible. */
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
  await context.mediaStore.copy(folder + from, folder + to);
  try {
    const note = { historyKey: toMediaKey(site.folder), by: toAuthor(input.by), action: 'moveMedia' };
    await context.saver.save(changes, { ...note, label: `${from} to ${to}` });
  } catch (error) {
    await context.mediaStore.remove(folder + to);
    throw error;
  }
  await context.mediaStore.remove(folder + from);
  return { media: to };
}
