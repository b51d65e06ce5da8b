import { ContentError, type Problem } from '../content/content-error.ts';
import { composeLayout } from '../graphql/layout/compose-layout.ts';
import { composeAllLayouts } from '../graphql/resolvers/layout.ts';
import type { ContentStore } from '../model/content-store.ts';
import type { Site } from '../model/site-model.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { toRelativeFile } from './changes/find-place.ts';

type Texts = ReadonlyMap<string, string | null>;

type Store = Pick<ContentStore, 'current' | 'problems' | 'openCandidate'>;

function listProblems(compose: () => unknown): readonly Problem[] {
  try {
    compose();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

export function listDraftProblems(
  site: Site,
  publicUrl: string,
  isChanged: (file: string) => boolean,
): Problem[] {
  return [...site.pages.values()].flatMap((node) =>
    [...node.versions.values()]
      .filter((version) => version.layout && isChanged(version.fields.file))
      .flatMap((version) => {
        const { language } = version;
        return listProblems(() => composeLayout({ site, language, publicUrl, state: 'edit' }, node, version));
      }),
  );
}

const toPublished = (file: string): string => file.replace(/\.draft(?=\.ya?ml$)/, '');

/** Lists problems of the changed pages as editors see them, such as a link to a missing page in a draft. */
function listEditorProblems({ drafts }: Snapshot, publicUrl: string, changes: Texts): Problem[] {
  const names = new Set([...changes.keys()].flatMap((path) => [path, toPublished(path)]));
  const isChanged = (file: string) => names.has(toRelativeFile(file));
  return [...drafts.values()].flatMap((site) => listDraftProblems(site, publicUrl, isChanged));
}

/** A message begins with the place of what is wrong, such as `2.pattern: …`. */
const withoutIndexes = (message: string): string =>
  message.replace(/^[^:]*:/, (place) => place.replace(/(?<=^|\.)\d+(?=[.:])/g, ''));

/** A change moves lines and entries of lists, so a problem stays the same problem elsewhere in its file. */
const toKey = ({ file, message }: Problem): string => `${file}\n${withoutIndexes(message)}`;

type Groups = ReadonlyMap<string, readonly Problem[]>;

/** Groups problems that are the same. The two editions of a site report the problems of the files that both have. */
function groupProblems(problems: readonly Problem[]): Groups {
  const unique = new Map(problems.map((problem) => [`${problem.line} ${toKey(problem)}`, problem]));
  return Map.groupBy(unique.values(), toKey);
}

/** Finds what is known of a problem. A new draft begins with the problems of the published file. */
function findKnown(known: Groups, problem: Problem, { findTime }: Snapshot): readonly Problem[] {
  const isNew = findTime(problem.file) === null;
  const file = isNew ? toPublished(problem.file) : problem.file;
  return known.get(toKey({ ...problem, file })) ?? [];
}

/** Returns as many problems as there were not before: first those at lines that had none. */
function findFresh(found: readonly Problem[], known: readonly Problem[]): Problem[] {
  const hadOne = ({ line }: Problem) => known.some((one) => one.line === line);
  const ordered = [...found.filter((one) => !hadOne(one)), ...found.filter(hadOne)];
  return ordered.slice(0, Math.max(0, found.length - known.length));
}

/** Lists the problems that the content would have with other texts of some files, and that it does not have now. */
export function findNewProblems(store: Store, publicUrl: string, changes: Texts): Problem[] {
  const { snapshot, problems } = store.openCandidate(changes);
  composeAllLayouts({ snapshot, publicUrl });
  const found = [...problems, ...listEditorProblems(snapshot, publicUrl, changes)];
  if (found.length === 0) return [];
  const known = groupProblems([...store.problems, ...listEditorProblems(store.current, publicUrl, changes)]);
  return [...groupProblems(found).values()].flatMap((same) => {
    const [problem] = same;
    return problem ? findFresh(same, findKnown(known, problem, store.current)) : [];
  });
}
