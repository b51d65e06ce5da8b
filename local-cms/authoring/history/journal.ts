import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { isNodeError } from '../../content/content-files.ts';

const Line = z.object({
  at: z.string(),
  by: z.string(),
  /** Such as `updateItem` or `undo`. */
  action: z.string(),
  page: z.string(),
  label: z.string(),
  files: z.array(z.string()),
});

export type JournalLine = z.output<typeof Line>;

export type Journal = {
  add(line: JournalLine): Promise<void>;
  /** Lists the newest lines first. */
  list(count: number): Promise<JournalLine[]>;
};

const MAX_BYTES = 1_000_000;

/** The current file and four older ones. */
const FILES = ['journal.jsonl', 'journal.1.jsonl', 'journal.2.jsonl', 'journal.3.jsonl', 'journal.4.jsonl'];

async function unlessMissing<Result, Otherwise>(
  run: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await run;
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return otherwise;
    throw error;
  }
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
export function createJournal(folder: string, maxBytes = MAX_BYTES): Journal {
  const files = FILES.map((name) => path.join(folder, name));
  const [current = ''] = files;
  const shift = async () => {
    for (let index = files.length - 2; index >= 0; index--)
      await unlessMissing(rename(files[index] ?? '', files[index + 1] ?? ''), undefined);
  };
  return {
    add: async (line) => {
      await mkdir(folder, { recursive: true });
      const size = (await unlessMissing(stat(current), null))?.size ?? 0;
      if (size > maxBytes) await shift();
      // The line break at the start ends half a line that a power loss has left.
      await appendFile(current, `\n${JSON.stringify(line)}`);
    },
    list: async (count) => {
      const lines: JournalLine[] = [];
      for (const file of files) {
        if (lines.length >= count) break;
        const text = await unlessMissing(readFile(file, 'utf8'), '');
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
