import { ContentError, type Problem } from '../content/content-error.ts';
import { composeLayout } from '../graphql/layout/compose-layout.ts';
import { composeAllLayouts } from '../graphql/resolvers/layout.ts';
import type { ContentStore } from '../model/content-store.ts';
import type { Site } from '../model/site-model.ts';
import type { Snapshot } from '../model/snapshot.ts';

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

/** Lists problems of the changed pages as editors see them, such as a link to a missing page in a draft. */
function listEditorProblems({ drafts }: Snapshot, publicUrl: string, changes: Texts): Problem[] {
  // Messages name a file by the content folder's name and the path.
  const isChanged = (file: string) => [...changes.keys()].some((path) => file.endsWith(`/${path}`));
  return [...drafts.values()].flatMap((site) => listDraftProblems(site, publicUrl, isChanged));
}

/** A change moves lines, so a problem stays the same problem at another line. */
const toKey = ({ file, message }: Problem): string => `${file}\n${message}`;

/** Lists the problems that the content would have with other texts of some files, and that it does not have now. */
export function findNewProblems(store: Store, publicUrl: string, changes: Texts): Problem[] {
  const { snapshot, problems } = store.openCandidate(changes);
  composeAllLayouts({ snapshot, publicUrl });
  const found = [...problems, ...listEditorProblems(snapshot, publicUrl, changes)];
  if (found.length === 0) return [];
  const known = new Set(
    [...store.problems, ...listEditorProblems(store.current, publicUrl, changes)].map(toKey),
  );
  const fresh = found.filter((problem) => !known.has(toKey(problem)));
  return [...new Map(fresh.map((problem) => [toKey(problem), problem])).values()];
}
