import { toAuthorName } from '../../authoring/history/author.ts';
import type { JournalLine } from '../../authoring/history/journal.ts';
import type { ItemNode } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { findPublishAt } from './list-pages.ts';

type Origin = { at: string; by: string };

const findStage = (file: string): string => /\.(draft|v\d+)\.ya?ml$/.exec(file)?.[1] ?? 'published';

/**
 * Finds in the journal when each version got its text and by whom. Publishing makes the published version an older one,
 * which keeps its origin; null if that is not in the journal.
 */
function findOrigins(
  files: readonly string[],
  newestFirst: readonly JournalLine[],
): ReadonlyMap<string, Origin | null> {
  const published = files.find((file) => findStage(file) === 'published') ?? '';
  const origins = new Map<string, Origin | null>();
  for (const { at, by, files: changed } of newestFirst.toReversed()) {
    const own = changed.filter((file) => files.includes(file));
    const archived = own.find((file) => /^v\d+$/.test(findStage(file)));
    if (archived !== undefined && own.includes(published))
      origins.set(archived, origins.get(published) ?? null);
    for (const file of own) if (file !== archived) origins.set(file, { at, by });
  }
  return origins;
}

/** Lists the versions of a page in a language, the newest first. Without a journal, the time is that of its file. */
export function listVersions(
  { findTime }: Pick<Snapshot, 'findTime'>,
  { node, language }: { node: ItemNode; language: string },
  newestFirst: readonly JournalLine[],
) {
  const own = node.history.filter((file) => file.language === language);
  const files = own.map(({ path }) => path);
  // The published file is archived under another name, and has its own while it is published.
  const origins = findOrigins(files, newestFirst);
  const shown = node.versions.get(language);
  // Messages name a file by the content folder's name and the path.
  const [contentName = ''] = shown?.fields.file.split('/') ?? [];
  return own
    .map(({ path, stage, version }) => {
      const time = findTime(`${contentName}/${path}`);
      const origin = origins.get(path) ?? null;
      // The file of an archived version is as old as the version after it.
      const isKnown = time !== null && !origins.has(path);
      return {
        number: version,
        stage,
        file: path,
        at: origin?.at ?? (isKnown ? new Date(time).toISOString() : null),
        by: origin && (toAuthorName(origin.by) || null),
        publishAt: stage === 'draft' ? findPublishAt(shown) : null,
      };
    })
    .sort((a, b) => b.number - a.number);
}
