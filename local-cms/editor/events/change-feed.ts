import { type Revision, toRevision } from '../../authoring/files/revision.ts';
import type { SavedFile } from '../../authoring/save/create-saver.ts';

/** What open editors are told after a change of the content folder. */
type ContentChange = {
  /** Relative to the content folder. */
  paths: readonly string[];
  /** Null for a change that was not made through the authoring API, such as one by a text editor. */
  by: string | null;
  /** The new revisions of the files that have one. */
  revisions: readonly Revision[];
};

/** `changed` tells of content, `inbox` that submissions of forms have come or gone. */
type FeedEvent = { event: 'changed'; data: ContentChange } | { event: 'inbox'; data: object };

type Listener = (event: FeedEvent) => void;

export type ChangeFeed = {
  /** Remembers who has made a change that the content store will find. */
  noteSave(files: readonly SavedFile[], by: string): void;
  announce(paths: readonly string[]): Promise<void>;
  announceInbox(): void;
  /** Returns a function that ends the subscription; null if there are too many. */
  subscribe(listener: Listener): (() => void) | null;
};

/** Each open editor has one connection. */
const MAX_LISTENERS = 50;

const MAX_SAVES = 500;

export function createChangeFeed(readFile: (path: string) => Promise<string | null>): ChangeFeed {
  const listeners = new Set<Listener>();
  const saves = new Map<string, { revision: Revision | null; by: string }>();

  const findRevision = async (path: string): Promise<Revision | null> => {
    const text = /\.ya?ml$/.test(path) ? await readFile(path) : null;
    return text === null ? null : toRevision(text);
  };

  const toChanges = async (paths: readonly string[]): Promise<ContentChange[]> => {
    const found = await Promise.all(
      paths.map(async (path) => {
        const revision = await findRevision(path);
        const save = saves.get(path);
        return { path, revision, by: save && save.revision === revision ? save.by : null };
      }),
    );
    return [...Map.groupBy(found, ({ by }) => by)].map(([by, files]) => ({
      paths: files.map(({ path }) => path),
      by,
      revisions: files.flatMap(({ revision }) => revision ?? []),
    }));
  };

  const send = (event: FeedEvent) => {
    for (const listener of listeners) listener(event);
  };

  return {
    noteSave: (files, by) => {
      for (const { path, revision } of files) {
        // The newest are last, so that the oldest can be forgotten.
        saves.delete(path);
        saves.set(path, { revision, by });
      }
      for (const path of [...saves.keys()].slice(0, -MAX_SAVES)) saves.delete(path);
    },
    announce: async (paths) => {
      if (listeners.size === 0) return;
      for (const data of await toChanges(paths)) send({ event: 'changed', data });
    },
    announceInbox: () => send({ event: 'inbox', data: {} }),
    subscribe: (listener) => {
      if (listeners.size >= MAX_LISTENERS) return null;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
