import * as z from 'zod/mini';
import { renewPage } from '../page/renewal.ts';
import { isOwn, whenSaved } from '../saving/changes.ts';
import { noteChangedBy, renewItems } from '../saving/items.ts';
import { showNotice, showProblem } from '../status.ts';
import { isOwnAuthor, toPersonName } from '../who.ts';
import { here, renewContent } from './content.ts';
import { noteChange } from './follow-changes.ts';
import { keepConnected } from './keep-connected.ts';
import { toChangedName } from './name-changed.ts';
import { isOwnMedia } from './own-media.ts';

/** See ../../events/change-feed.ts. */
const Changed = z.object({
  paths: z.array(z.string()),
  by: z.nullable(z.string()),
  revisions: z.array(z.string()),
});

/** Files that belong to no site, such as templates, can change what every page shows. */
const concerns = (path: string, folder: string): boolean =>
  path.startsWith(`${folder}/`) || !path.includes('/');

async function takeChange(data: string): Promise<void> {
  const { paths, by, revisions } = Changed.parse(JSON.parse(data));
  noteChange();
  const name = toPersonName(by);
  const isChanged = ({ file }: { file: string }) => paths.includes(file);
  // Before a save under way is refused because of it.
  if (!isOwnAuthor(by)) noteChangedBy(isChanged, name);
  // The CMS can tell of a change before it answers the request that has made it.
  await whenSaved();
  // A draft that is published at its time has the text of an earlier change of this window.
  if (isOwnAuthor(by) && revisions.some(isOwn)) return;
  noteChangedBy(isChanged, name);
  await Promise.all([renewContent(), renewItems(isChanged)]);
  const folder = here.value.site?.folder ?? '';
  if (!paths.some((path) => concerns(path, folder))) return;
  renewPage();
  const isOwnChange = isOwnAuthor(by) || (await Promise.all(paths.map(isOwnMedia))).every(Boolean);
  if (!isOwnChange) showNotice(`${name} changed ${toChangedName(paths, here.value.pages)}`);
}

/** Loads everything again: nobody has told what has changed meanwhile. */
async function renewAll(): Promise<void> {
  noteChange();
  await whenSaved();
  await Promise.all([renewContent(), renewItems(() => true)]);
  renewPage();
}

function listen(events: EventSource): void {
  events.addEventListener('changed', ({ data }) => {
    takeChange(data).catch(showProblem);
  });
  events.addEventListener('inbox', noteChange);
}

/** Listens to what others change. */
export const startEvents = (): void =>
  keepConnected('/editor/events', listen, () => {
    renewAll().catch(showProblem);
  });
