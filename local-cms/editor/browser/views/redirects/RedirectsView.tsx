/** @jsxImportSource preact */
import './redirects.css';
import { useState } from 'preact/hooks';
import { ListView } from '../../controls/ListView.tsx';
import { updateRedirects } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { useFetched } from '../../state/content/use-fetched.ts';
import { change } from '../../state/saving/changes.ts';
import { offerUndoHere } from '../../state/saving/undo.ts';
import { showProblem } from '../../state/status.ts';
import { AddressTest } from './AddressTest.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectTable } from './RedirectTable.tsx';
import { newRedirect, type Redirect, Redirects, toInput } from './redirect.ts';

type Operation = Readonly<Record<string, object>>;

async function save(revision: string | null, operation: Operation, done: string): Promise<void> {
  const site = here.value.site?.name;
  await change(updateRedirects, { site, revision, operations: [operation] });
  offerUndoHere(done);
}

/** The redirect in the dialog, which others can move or change meanwhile: the list as it was then. */
type Edited = { index: number; start: Redirect | null; revision: string | null };

function keep({ index, start, revision }: Edited, redirect: Redirect): Promise<void> {
  const placed = { index, redirect: toInput(redirect) };
  return save(revision, start ? { change: placed } : { add: placed }, 'The redirect is saved.');
}

const HINT = 'The first redirect that fits an address is used. A change is public at once.';

/** The redirects of the site, with what the site's own checks find in them. */
export function RedirectsView() {
  const { site } = here.value;
  const name = site?.name ?? '';
  const { data, problem } = useFetched(
    Redirects,
    name && `/editor/redirects?${new URLSearchParams({ site: name })}`,
  );
  const [edited, setEdited] = useState<Edited | null>(null);
  const list = data?.redirects ?? [];
  const revision = data?.revision ?? null;
  const edit = (index: number) => setEdited({ index, start: list[index] ?? null, revision });
  const tools = (
    <>
      <AddressTest site={name} />
      <button type="button" class="button primary" onClick={() => edit(list.length)}>
        Add redirect
      </button>
    </>
  );
  return (
    <ListView title="Redirects" tools={data && tools} problem={problem}>
      {data && (
        <>
          <p class="hint">
            {HINT}
            {data.lintProblem && ` ${data.lintProblem}`}
          </p>
          <RedirectTable
            data={data}
            onEdit={edit}
            onMove={(index, to) =>
              save(revision, { move: { index, to } }, `The redirect is now number ${to + 1}.`).catch(
                showProblem,
              )
            }
            onRemove={(index) =>
              save(
                revision,
                { remove: { index } },
                `The redirect of ${list[index]?.pattern} is deleted.`,
              ).catch(showProblem)
            }
          />
        </>
      )}
      {edited && (
        <RedirectDialog
          title={edited.start ? 'Change redirect' : 'Add redirect'}
          start={edited.start ?? newRedirect}
          languages={(site?.languages ?? []).map((language) => language.name)}
          onSave={(redirect) => keep(edited, redirect)}
          onClose={() => setEdited(null)}
        />
      )}
    </ListView>
  );
}
