/** @jsxImportSource preact */
import './redirects.css';
import { useState } from 'preact/hooks';
import { ListView } from '../../controls/ListView.tsx';
import { here } from '../../state/content/content.ts';
import { AddressTest } from './AddressTest.tsx';
import { DeleteRedirect } from './DeleteRedirect.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';
import { RedirectTable } from './RedirectTable.tsx';
import { newRedirect, type Redirect, toInput } from './redirect.ts';
import { useRedirects } from './use-redirects.ts';

/** The redirect in the dialog, which others can move or change meanwhile: the list as it was then. */
type Asked = { what: 'edit' | 'delete'; index: number; start: Redirect | null; revision: string | null };

const HINT = 'The first redirect that matches an address is used. Changes are public immediately.';

/** The redirects of the site, with what the site's own checks find in them. */
export function RedirectsView() {
  const { site } = here.value;
  const { data, problem, save, move } = useRedirects(site?.name ?? '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const list = data?.redirects ?? [];
  const revision = data?.revision ?? null;
  const ask = (what: Asked['what'], index: number) =>
    setAsked({ what, index, start: list[index] ?? null, revision });
  const keep = ({ index, start, ...known }: Asked, redirect: Redirect) => {
    const placed = { index, redirect: toInput(redirect) };
    return save(start ? { change: placed } : { add: placed }, known.revision, 'The redirect was saved.');
  };
  const tools = (
    <>
      <AddressTest site={site?.name ?? ''} />
      <button type="button" class="button primary" onClick={() => ask('edit', list.length)}>
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
            onEdit={(index) => ask('edit', index)}
            onMove={move}
            onRemove={(index) => ask('delete', index)}
          />
        </>
      )}
      {asked?.what === 'edit' && (
        <RedirectDialog
          title={asked.start ? 'Change redirect' : 'Add redirect'}
          start={asked.start ?? newRedirect}
          languages={(site?.languages ?? []).map((language) => language.name)}
          onSave={(redirect) => keep(asked, redirect)}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && asked.start && (
        <DeleteRedirect
          redirect={asked.start}
          onDelete={() =>
            save(
              { remove: { index: asked.index } },
              asked.revision,
              `The redirect of ${asked.start?.pattern} was deleted.`,
            )
          }
          onClose={close}
        />
      )}
    </ListView>
  );
}
