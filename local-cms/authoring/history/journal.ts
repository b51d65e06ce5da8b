import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { isNodeError } from '../../content/content-files.ts';
import type { Log } from '../../model/content-store.ts';

const Line = z.object({
  at: z.string(),
  by: z.string(),
  /** Such as `updateItem` or `undo`. */
  action: z.string(),
  /** The key of the history, which need not be that of a page. */
  page: z.string(),
  label: z.string(),
  files: z.array(z.string()),
});

export type JournalLine = z.output<typeof Line>;

/** A journal that the disk refuses is reported to the log, because the changes themselves are made. */
export type Journal = {
  add(line: JournalLine): Promise<void>;
  /** Lists the newest lines first. */
  list(count: number): Promise<JournalLine[]>;
};

const MAX_BYTES = 1_000_000;

/** The current file and four older ones. */
const FILES = ['journal.jsonl', 'journal.1.jsonl', 'journal.2.jsonl', 'journal.3.jsonl', 'journal.4.jsonl'];

async function unlessMissing<Result, Otherwise>(
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await work;
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Returns a function that waits for work on the journal. A failure that repeats is logged only once. */
function createGuard(folder: string, log: Pick<Log, 'error'>) {
  const known = new Set<string>();
  return async <Result, Otherwise>(work: Promise<Result>, otherwise: Otherwise) => {
    try {
      return await work;
    } catch (error) {
      // Isolation point: a change that is made already must not look like one that has failed.
      if (!isNodeError(error)) throw error;
      if (!known.has(error.message))
        log.error(
          `the journal in ${folder} fails, so nobody sees who has changed what: ${error.message}. Let the CMS read and write that folder.`,
        );
      known.add(error.message);
      return otherwise;
    }
  };
}

/** Returns null for half a line, which a power loss can leave. */
function parseLine(text: string): JournalLine | null {
  try {
    return Line.parse(JSON.parse(text));
  } catch {
    // Isolation point: JSON and schema errors of a damaged line.
    return null;
  }
}

/** Writes down who changed what and when, at most 5 MB. */
export function createJournal(folder: string, log: Pick<Log, 'error'>, maxBytes = MAX_BYTES): Journal {
  const files = FILES.map((name) => path.join(folder, name));
  const [current = ''] = files;
  const unlessRefused = createGuard(folder, log);
  const shift = async () => {
    for (let index = files.length - 2; index >= 0; index--)
      await unlessMissing(rename(files[index] ?? '', files[index + 1] ?? ''), undefined);
  };
  const add = async (line: JournalLine) => {
    await mkdir(folder, { recursive: true });
    const size = (await unlessMissing(stat(current), null))?.size ?? 0;
    if (size > maxBytes) await shift();
    // The line break at the start ends half a line that a power loss has left.
    await appendFile(current, `\n${JSON.stringify(line)}`);
  };
  return {
    add: (line) => unlessRefused(add(line), undefined),
    list: async (count) => {
      const lines: JournalLine[] = [];
      for (const file of files) {
        if (lines.length >= count) break;
        const text = await unlessRefused(unlessMissing(readFile(file, 'utf8'), ''), '');
        lines.push(
          ...text
            .split('\n')
            .reverse()
            .flatMap((line) => parseLine(line) ?? []),
        );
      }
      return lines.slice(0, count);
    },
  };
}
