import type { Site } from '../../model/site-model.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';

/** What the journal and the history call the media of a site. */
export const toMediaKey = ({ folder }: Pick<Site, 'folder'>): string => `${folder}/media`;

type MediaEvent = { action: string; by: string; media: string; label?: string };

/** Tells the journal of a media file that was added, moved or removed. A change of media.yml is told by its save. */
export const writeMediaToJournal = (
  { journal }: AuthoringContext,
  site: Pick<Site, 'folder'>,
  { action, by, media, label = media }: MediaEvent,
): Promise<void> =>
  journal.add({
    at: new Date().toISOString(),
    by,
    action,
    page: toMediaKey(site),
    label,
    files: [`${site.folder}/media/${media}`],
  });
