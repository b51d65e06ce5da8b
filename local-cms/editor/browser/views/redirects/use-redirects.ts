import { useRef, useState } from 'preact/hooks';
import { updateRedirects } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { createQueue } from '../../state/create-queue.ts';
import { moveInList } from '../../state/move-in-list.ts';
import { change } from '../../state/saving/changes.ts';
import { offerUndoHere } from '../../state/saving/undo.ts';
import { showProblem } from '../../state/status.ts';
import { type Redirect, Redirects } from './redirect.ts';

type Operation = Readonly<Record<string, object>>;

/** A list that was loaded, with the redirects that were moved since. */
type Moved = { of: Redirects; list: readonly Redirect[] };

/**
 * The redirects of a site, and their changes. One that is moved is at its new place at once, so that the keys that move it
 * further are about the same one.
 */
export function useRedirects(site: string) {
  const { data, problem } = useFetched(
    Redirects,
    site && `/editor/redirects?${new URLSearchParams({ site })}`,
  );
  const [moved, setMoved] = useState<Moved | null>(null);
  const [inTurn] = useState(createQueue);
  const newest = useRef<{ of: Redirects | null; revision: string | null }>({ of: null, revision: null });
  if (newest.current.of !== data) newest.current = { of: data, revision: data?.revision ?? null };
  const redirects = moved?.of === data ? moved?.list : data?.redirects;

  const send = async (operation: Operation, revision: string | null, done: string) => {
    const input = { site: here.value.site?.name, revision, operations: [operation] };
    const { files } = await change(updateRedirects, input);
    newest.current.revision = files[0]?.revision ?? null;
    offerUndoHere(done);
  };

  return {
    problem,
    data: data && { ...data, redirects: [...(redirects ?? [])] },
    /** Saves a change of the list as it was at a revision. */
    save: (operation: Operation, revision: string | null, done: string): Promise<void> =>
      inTurn(() => send(operation, revision, done)),
    move: (index: number, to: number): void => {
      if (!data || !redirects) return;
      setMoved({ of: data, list: moveInList(redirects, index, to) });
      const done = `The redirect of ${redirects[index]?.pattern} is now number ${to + 1}.`;
      inTurn(() => send({ move: { index, to } }, newest.current.revision, done)).catch((error) => {
        setMoved(null);
        showProblem(error);
      });
    },
  };
}
