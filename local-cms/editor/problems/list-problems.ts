import { toRelativeFile } from '../../authoring/changes/find-place.ts';
import { listDraftProblems } from '../../authoring/check-changes.ts';
import type { Problem } from '../../content/content-error.ts';
import { findMissing } from '../../model/find-missing.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { findPlace, type ProblemPlace } from './find-place.ts';

/** `file` is relative to the content folder. */
export type FoundProblem = Problem & { place: ProblemPlace | null };

type ProblemSources = {
  snapshot: Snapshot;
  /** The problems of loading the content and of the public pages. */
  known: readonly Problem[];
  publicUrl: string;
  readFile(file: string): Promise<string | null>;
};

const isDraft = (file: string): boolean => /\.draft\.ya?ml$/.test(file);

/** Drafts are composed only for editors, so their problems are found only here. They are found once for each snapshot. */
const found = new WeakMap<Snapshot, readonly Problem[]>();

function findDraftProblems(snapshot: Snapshot, publicUrl: string): readonly Problem[] {
  const before = found.get(snapshot);
  if (before) return before;
  const problems = [...snapshot.drafts.values()].flatMap((site) =>
    listDraftProblems(site, publicUrl, isDraft),
  );
  found.set(snapshot, problems);
  return problems;
}

const compare = (a: Problem, b: Problem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** `field` is that of a problem whose file does not have the field yet. */
async function withPlaces(
  { snapshot, readFile }: Pick<ProblemSources, 'snapshot' | 'readFile'>,
  problems: readonly (Problem & { field?: string | null })[],
): Promise<FoundProblem[]> {
  const unique = new Map(
    problems.map((problem) => [`${problem.file}\n${problem.line}\n${problem.message}`, problem]),
  );
  return Promise.all(
    [...unique.values()].sort(compare).map(async ({ file, line, message, field }) => {
      const path = toRelativeFile(file);
      const text = /\.ya?ml$/.test(path) ? await readFile(path) : null;
      const place = findPlace(snapshot.drafts.values(), { path, text, line });
      return { file: path, line, message, place: place && field ? { ...place, field } : place };
    }),
  );
}

/** Lists the problems of all content files, each once. */
export const listProblems = (sources: ProblemSources): Promise<FoundProblem[]> =>
  withPlaces(sources, [...sources.known, ...findDraftProblems(sources.snapshot, sources.publicUrl)]);

/** Lists the required fields that drafts have left empty. They are no problem until somebody publishes. */
export function listIncomplete(
  sources: Pick<ProblemSources, 'snapshot' | 'readFile'>,
): Promise<FoundProblem[]> {
  const pages = [...sources.snapshot.drafts.values()].flatMap((site) => [...site.pages.values()]);
  const missing = pages.flatMap((node) => [...findMissing(node, ({ fields }) => isDraft(fields.file))]);
  return withPlaces(sources, missing);
}
