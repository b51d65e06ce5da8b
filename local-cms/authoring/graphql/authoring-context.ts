import type { ContentStore } from '../../model/content-store.ts';
import type { Authoring } from '../open-authoring.ts';
import type { Uploads } from '../uploads/create-uploads.ts';

/** What the resolvers of the authoring API work with. */
export type AuthoringContext = Authoring & {
  store: Pick<ContentStore, 'current'>;
  uploads: Uploads;
  contentFolder: string;
  publicUrl: string;
  /** Reads a file of the content folder; null if there is none. */
  readFile(file: string): Promise<string | null>;
  /** Lists the files of the content folder, without those of overlays. */
  listFiles(): Promise<string[]>;
};

/** Without a name, a change is of “editor”. */
export const toAuthor = (by: string | null | undefined): string => by?.trim().slice(0, 100) || 'editor';
