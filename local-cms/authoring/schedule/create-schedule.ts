import { type Problem, toProblemText } from '../../content/content-error.ts';
import type { Log } from '../../model/content-store.ts';
import type { ItemNode, ItemVersion, Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';

type DueDraft = { site: Site; node: ItemNode; version: ItemVersion; at: number };

type ScheduleParts = {
  getSnapshot(): Snapshot;
  /** Publishes the draft of a page. */
  publish(itemId: string, language: string): Promise<void>;
  log: Log;
  now?: () => number;
};

export type Schedule = {
  /** Publishes the drafts whose time has come. */
  run(): Promise<void>;
  /** What could not be published. It is tried again until it succeeds or its time is removed. */
  readonly problems: readonly Problem[];
};

function* listScheduled({ drafts }: Snapshot): Generator<DueDraft> {
  for (const site of drafts.values())
    for (const node of site.pages.values())
      for (const version of node.versions.values()) {
        const { layout } = version;
        const at = layout?.kind === 'composed' ? layout.page.publishAt : null;
        if (at !== null) yield { site, node, version, at: Date.parse(at) };
      }
}

/** A draft that cannot be published is tried again after this time. */
const RETRY_MS = 60_000;

/** The times are in the drafts, so nothing is forgotten when the CMS ends, and git brings them along. */
export function createSchedule({ getSnapshot, publish, log, now = Date.now }: ScheduleParts): Schedule {
  const failed = new Map<string, { problem: Problem; text: string; tried: number }>();

  const publishOne = async ({ node, version }: DueDraft): Promise<void> => {
    const { file } = version.fields;
    try {
      await publish(node.id, version.language);
      failed.delete(file);
      log.info(`published  ${file} at its time`);
    } catch (error) {
      // Isolation point: one page that cannot be published must not prevent the others. Editors see the problem.
      const reason = error instanceof Error ? error.message : String(error);
      const problem = { file, line: 1, message: `publishAt: the page could not be published: ${reason}` };
      const text = toProblemText(problem);
      if (failed.get(file)?.text !== text) log.error(`content error  ${text}`);
      failed.set(file, { problem, text, tried: now() });
    }
  };

  return {
    run: async () => {
      const scheduled = [...listScheduled(getSnapshot())];
      const files = new Set(scheduled.map(({ version }) => version.fields.file));
      for (const file of failed.keys()) if (!files.has(file)) failed.delete(file);
      for (const draft of scheduled) {
        const tried = failed.get(draft.version.fields.file)?.tried ?? 0;
        if (draft.at <= now() && tried + RETRY_MS <= now()) await publishOne(draft);
      }
    },
    get problems() {
      return [...failed.values()].map(({ problem }) => problem);
    },
  };
}
