import type { LogEntry, PageOutcome } from '../log/publish-log';
import type { Publish, Update } from '../webhook/read-publish';

const MAX_ITEMS = 200;
const MAX_PAGES = 200;
const MAX_PROBLEMS = 20;

/** Collects what a publish did, for the log. */
export type PublishRecord = {
  addUpdates: (publish: Publish) => void;
  nameItem: (id: string, name: string) => void;
  addPage: (page: string, url: string, outcome: PageOutcome) => void;
  addProblem: (problem: string) => void;
  markEverything: () => void;
  markLive: () => void;
  hasProblems: () => boolean;
  toEntry: () => LogEntry;
};

export function createPublishRecord(id: string, now: () => number = Date.now): PublishRecord {
  const receivedAt = now();
  const items = new Map<string, { name: string | null; languages: Set<string> }>();
  const pages = new Map<string, { url: string; outcome: PageOutcome }>();
  const problems = new Set<string>();
  let liveAt: number | null = null;
  let isEverything = false;

  const addUpdate = ({ id: itemId, language }: Update) => {
    const item = items.get(itemId) ?? { name: null, languages: new Set<string>() };
    items.set(itemId, item);
    if (language) item.languages.add(language);
  };
  const count = (wanted: PageOutcome) =>
    [...pages.values()].filter(({ outcome }) => outcome === wanted).length;

  return {
    addUpdates: (publish) => {
      liveAt = null;
      isEverything ||= publish.isEverything;
      publish.updates.forEach(addUpdate);
    },
    nameItem: (itemId, name) => {
      const item = items.get(itemId);
      if (item) item.name ??= name;
    },
    addPage: (page, url, outcome) => void pages.set(page, { url, outcome }),
    addProblem: (problem) => void problems.add(problem),
    markEverything: () => {
      isEverything = true;
    },
    markLive: () => {
      liveAt = now();
    },
    hasProblems: () => problems.size > 0,
    toEntry: () => ({
      id,
      receivedAt: new Date(receivedAt).toISOString(),
      liveAt: liveAt === null ? null : new Date(liveAt).toISOString(),
      seconds: liveAt === null ? null : (liveAt - receivedAt) / 1000,
      isEverything,
      items: [...items].slice(0, MAX_ITEMS).map(([itemId, { name, languages }]) => ({
        id: itemId,
        name,
        languages: [...languages],
      })),
      itemCount: items.size,
      pages: [...pages].slice(0, MAX_PAGES).map(([page, shown]) => ({ page, ...shown })),
      counts: { renewed: count('renewed'), gone: count('gone'), failed: count('failed') },
      problems: [...problems].slice(0, MAX_PROBLEMS),
    }),
  };
}
