import { computed, effect, signal } from '@preact/signals';
import type { Area } from '../../controls/crop/crop-area.ts';
import { EditorProblem } from '../../platform/client.ts';
import {
  cropMedia,
  deleteMedia,
  fetchMedia,
  type Media,
  type MediaList,
  moveMedia,
  postFile,
  updateMedia,
  uploadMedia,
} from '../../platform/media-client.ts';
import { createLoader } from '../create-loader.ts';
import { change } from '../saving/changes.ts';
import { announce, showDone, showProblem } from '../status.ts';
import { changeCount } from './change-count.ts';
import { here } from './content.ts';
import { noteOwnMedia, noteUpload } from './own-media.ts';

type LoadedMedia = MediaList & { site: string };

const loaded = signal<LoadedMedia | null>(null);

/** The media of the site; null until they are loaded. */
export const media = computed(() => (loaded.value?.site === here.value.site?.name ? loaded.value : null));

type Upload = { name: string; share: number };

/** Files that are being sent, with the part that was sent. Two can have the same name. */
export const uploads = signal<ReadonlyMap<number, Upload>>(new Map());

let uploadCount = 0;

export const findMedia = (path: string): Media | null =>
  media.value?.files.find((file) => file.path === path) ?? null;

function getMedia(path: string): Media {
  const found = findMedia(path);
  if (!found) throw new EditorProblem(`${path} was uploaded but cannot be found. Reload the editor.`);
  return found;
}

const siteName = computed(() => here.value.site?.name);

const renewMedia = createLoader(
  async () => {
    const site = siteName.value;
    return site ? { ...(await fetchMedia(site)), site } : null;
  },
  (list) => {
    loaded.value = list;
  },
);

/** What the media were loaded for: the site, and the changes until then. */
let known = '';

/** Loads the media of the site while somebody needs them, and again after each change. */
export function needMedia(): () => void {
  return effect(() => {
    const needed = `${siteName.value} ${changeCount.value}`;
    if (!siteName.value || needed === known) return;
    known = needed;
    renewMedia().catch((error: unknown) => {
      known = '';
      showProblem(error);
    });
  });
}

/** In bytes, as the CMS. A larger file is refused before it is sent. */
const MAX_SIZE = 20 * 1024 * 1024;

function noteProgress(key: number, upload: Upload | null): void {
  const next = new Map(uploads.value);
  if (upload) next.set(key, upload);
  else next.delete(key);
  uploads.value = next;
}

async function upload(file: File, folder: string): Promise<Media> {
  if (file.size > MAX_SIZE) throw new EditorProblem(`${file.name} is larger than 20 MB.`);
  const itemPath = [here.value.site?.name, ...folder.split('/').filter(Boolean), file.name].join('/');
  uploadCount += 1;
  const key = uploadCount;
  const note = (share: number) => noteProgress(key, { name: file.name, share });
  note(0);
  try {
    const { presignedUploadUrl } = await change(uploadMedia, { itemPath });
    const path = await postFile(presignedUploadUrl, file, note);
    noteOwnMedia(path);
    await renewMedia();
    announce(`${file.name} was uploaded.`);
    return getMedia(path);
  } finally {
    noteProgress(key, null);
  }
}

/** Uploads a file to a folder of the site. It is rejected with the reason why the CMS does not accept it. */
export function uploadFile(file: File, folder = ''): Promise<Media> {
  const uploaded = upload(file, folder);
  noteUpload(uploaded);
  return uploaded;
}

type MediaChange = { alt?: { language: string; value: string | null }[]; focus?: string };

/** Changes what the file has wherever it is shown. */
export async function describeMedia(path: string, more: MediaChange): Promise<void> {
  await change(updateMedia, { site: here.value.site?.name, media: path, ...more });
  await renewMedia();
  announce('Saved.');
}

/** Stores a part of a picture as a new file. */
export async function cropPicture({ path }: Media, area: Area): Promise<Media> {
  const cropped = await change(cropMedia, { site: here.value.site?.name, media: path, ...area });
  noteOwnMedia(cropped.media);
  await renewMedia();
  announce(`The crop was saved as ${cropped.media}.`);
  return getMedia(cropped.media);
}

/** Gives a file another name and folder. Pages that show it follow. */
export async function moveFile({ path }: Media, to: { name: string; folder: string }): Promise<Media> {
  const moved = await change(moveMedia, { site: here.value.site?.name, media: path, ...to });
  noteOwnMedia(path, moved.media);
  await renewMedia();
  announce(`The file was moved to ${moved.media}.`);
  return getMedia(moved.media);
}

/** Deletes a file for good, which cannot be undone. */
export async function removeMedia(path: string): Promise<void> {
  await change(deleteMedia, { site: here.value.site?.name, media: path });
  noteOwnMedia(path);
  await renewMedia();
  showDone({ text: `${path} was deleted.` });
}

const UNITS = ['bytes', 'KB', 'MB'];

/** Such as `1.2 MB`. */
export function toSizeText(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const size = bytes / 1024 ** unit;
  return `${size.toFixed(unit > 0 && size < 10 ? 1 : 0)} ${UNITS[unit]}`;
}
