import type { LogEntry, PageOutcome } from '../log/publish-log';
import type { Publish, Update } from '../webhook/read-publish';

const MAX_ITEMS = 200;
const MAX_PAGES = 200;
const MAX_PROBLEMS = 20;

/** Collects what a publish did, for the log: all counts, but only the first items, pages and problems. */
export type PublishRecord = {
  addUpdates: (publish: Publish) => void;
  nameItem: (id: string, name: string) => void;
  addPage: (page: string, url: string, outcome: PageOutcome) => void;
  addProblem: (problem: string) => void;
  markEverything: () => void;
  /** What has come so far is worked off. */
  markWorkedOff: () => void;
  /** Nothing more is expected: the publish was live when the last of it was worked off. */
  markLive: () => void;
  hasProblems: () => boolean;
  toEntry: () => LogEntry;
};

export function createPublishRecord(id: string, now: () => number = Date.now): PublishRecord {
  const receivedAt = now();
  const items = new Map<string, { name: string | null; languages: Set<string> }>();
  const pages = new Map<string, { url: string; outcome: PageOutcome }>();
  const counts = { renewed: 0, gone: 0, failed: 0 };
  const problems = new Set<string>();
  let otherItems = 0;
  let workedOffAt = receivedAt;
  let liveAt: number | null = null;
  let isEverything = false;

  const addUpdate = ({ id: itemId, language }: Update) => {
    const item = items.get(itemId) ?? { name: null, languages: new Set<string>() };
    items.set(itemId, item);
    if (language) item.languages.add(language);
  };

  return {
    addUpdates: (publish) => {
      liveAt = null;
      isEverything ||= publish.isEverything;
      const updatesById = Map.groupBy(publish.updates, (update) => update.id);
      for (const [itemId, updates] of updatesById) {
        if (items.has(itemId) || items.size < MAX_ITEMS) updates.forEach(addUpdate);
        else otherItems += 1;
      }
    },
    nameItem: (itemId, name) => {
      const item = items.get(itemId);
      if (item) item.name ??= name;
    },
    addPage: (page, url, outcome) => {
      const former = pages.get(page);
      if (former) counts[former.outcome] -= 1;
      counts[outcome] += 1;
      if (former || pages.size < MAX_PAGES) pages.set(page, { url, outcome });
    },
    addProblem: (problem) => {
      if (problems.size < MAX_PROBLEMS) problems.add(problem);
    },
    markEverything: () => {
      isEverything = true;
    },
    markWorkedOff: () => {
      workedOffAt = now();
    },
    markLive: () => {
      liveAt = workedOffAt;
    },
    hasProblems: () => problems.size > 0,
    toEntry: () => ({
      id,
      receivedAt: new Date(receivedAt).toISOString(),
      liveAt: liveAt === null ? null : new Date(liveAt).toISOString(),
      seconds: liveAt === null ? null : (liveAt - receivedAt) / 1000,
      isEverything,
      items: [...items].map(([itemId, { name, languages }]) => ({
        id: itemId,
        name,
        languages: [...languages],
      })),
      itemCount: items.size + otherItems,
      pages: [...pages].map(([page, shown]) => ({ page, ...shown })),
      counts: { ...counts },
      problems: [...problems],
    }),
  };
}
