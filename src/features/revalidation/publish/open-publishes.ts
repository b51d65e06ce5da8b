import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Publish } from '../webhook/read-publish';
import { createPublishRecord, type PublishRecord } from './publish-record';

/** A publish for which more requests can arrive. */
export type OpenPublish = {
  id: string;
  record: PublishRecord;
  /** How many of its requests are not worked off. */
  requests: number;
  /** Whether its last request has come. */
  hasLast: boolean;
  timer?: NodeJS.Timeout;
};

export type OpenPublishes = {
  /** Adds a request to its publish. */
  add: (publish: Publish) => OpenPublish;
  /** One request is worked off. The publish ends with its last one. */
  finish: (open: OpenPublish) => Promise<void>;
  /** Ends all, because no more requests will come. */
  endAll: () => Promise<void>;
};

/** The wait for more requests of a publish, in milliseconds. They can also reach another node. */
const LAST_REQUEST_MS = 60_000;
/** Publishes beyond this number get a new record if more of them comes. */
const MAX_OPEN = 100;

/** Experience Edge splits a large publish into several requests with the same id, and says whether more follow. */
export function createOpenPublishes(
  onEnd: (record: PublishRecord) => Promise<void>,
  waitMs = LAST_REQUEST_MS,
): OpenPublishes {
  const known = new LRUCache<string, OpenPublish>({ max: MAX_OPEN });
  const waiting = new Set<OpenPublish>();

  async function end(open: OpenPublish): Promise<void> {
    clearTimeout(open.timer);
    waiting.delete(open);
    // A publish with problems can be sent again, and begins anew then.
    if (open.record.hasProblems()) known.delete(open.id);
    open.record.markLive();
    await onEnd(open.record);
  }

  return {
    add(publish) {
      const id = publish.id ?? randomUUID();
      const open = known.get(id) ?? { id, record: createPublishRecord(id), requests: 0, hasLast: false };
      known.set(id, open);
      clearTimeout(open.timer);
      waiting.delete(open);
      open.record.addUpdates(publish);
      open.requests += 1;
      open.hasLast ||= !publish.continues;
      return open;
    },
    async finish(open) {
      open.requests -= 1;
      open.record.markWorkedOff();
      if (open.requests > 0) return;
      if (open.hasLast) return end(open);
      waiting.add(open);
      open.timer = setTimeout(() => void end(open), waitMs).unref();
    },
    endAll: async () => void (await Promise.all([...waiting].map(end))),
  };
}
