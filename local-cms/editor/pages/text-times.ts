import { toRelativeFile } from '../../authoring/changes/find-place.ts';
import type { JournalLine } from '../../authoring/history/journal.ts';
import type { ItemNode, ItemVersion, Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { walkRenderings } from '../structure/walk-renderings.ts';

/** Returns when the text of a page in a language was changed last, in milliseconds since 1970; null if it has none. */
export type FindTextTime = (node: ItemNode, language: string) => number | null;

/** Changes of the page editor that write a file without changing what a translator reads. */
const WITHOUT_TEXT = [
  'publish',
  'moveItem',
  'renameItem',
  'deleteItem',
  'moveMedia',
  'updatePage',
  'schedule',
];

/** The file is written some time before the journal. */
const WRITTEN_MS = 10_000;

/**
 * The time is that of the file, because git, scripts and text editors keep no journal. If the page editor wrote the
 * file last, it is that of the last change of text in the journal: publishing or moving a page makes no translation older.
 */
export function createFindTextTime(
  { findTime }: Pick<Snapshot, 'findTime'>,
  newestFirst: readonly JournalLine[],
): FindTextTime {
  const touched = new Map<string, { last: number; text: number | null }>();
  for (const { at, action, files } of newestFirst) {
    const time = Date.parse(at);
    for (const file of files) {
      const known = touched.get(file) ?? { last: time, text: null };
      if (known.text === null && !WITHOUT_TEXT.includes(action)) known.text = time;
      touched.set(file, known);
    }
  }
  return (node, language) => {
    const version = node.versions.get(language);
    const written = version ? findTime(version.fields.file) : null;
    if (!version || written === null) return null;
    const file = toRelativeFile(version.fields.file);
    const twins = [file, file.replace(/(\.draft)?(\.ya?ml)$/, '.draft$2')].flatMap(
      (name) => touched.get(name) ?? [],
    );
    if (!twins.some(({ last }) => last + WRITTEN_MS > written)) return written;
    const texts = twins.flatMap(({ text }) => text ?? []);
    return texts.length === 0 ? written : Math.max(...texts);
  };
}

/** A clone or checkout writes all files within moments, in any order. */
const SAME_TIME_MS = 60_000;

function countComponents({ placeholders }: ItemVersion): ReadonlyMap<string, number> {
  const names = [...walkRenderings(placeholders)].map(({ component }) => component);
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]));
}

/** Whether the source has components that a translation lacks. The files of two languages need not have the same ids. */
function lacksComponents(source: ItemVersion, translation: ItemVersion): boolean {
  const counts = countComponents(translation);
  return [...countComponents(source)].some(([name, count]) => count > (counts.get(name) ?? 0));
}

/**
 * Lists the languages whose text is older than that of the site's default language, which the others are translated
 * from, and those that lack components of it.
 */
export function listOutdated({ settings }: Site, node: ItemNode, findTextTime: FindTextTime): string[] {
  const source = node.versions.get(settings.defaultLanguage);
  const sourceTime = findTextTime(node, settings.defaultLanguage);
  return settings.languages.filter((language) => {
    const version = node.versions.get(language);
    if (!source || !version || version === source) return false;
    if (lacksComponents(source, version)) return true;
    const time = findTextTime(node, language);
    return time !== null && sourceTime !== null && time + SAME_TIME_MS < sourceTime;
  });
}
