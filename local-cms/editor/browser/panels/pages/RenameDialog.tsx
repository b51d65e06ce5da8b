/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Tick } from '../../controls/Tick.tsx';
import type { Page } from '../../platform/client.ts';
import { here } from '../../state/content/content.ts';
import { AddressField } from './AddressField.tsx';
import { renamePage } from './page-changes.ts';
import { hasVisitors } from './stages.ts';

/** Asks for another address of a page. Everything that names the page follows. */
export function RenameDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const now = page.route.replace(/^.*\//, '');
  const [address, setAddress] = useState(now);
  const [isRedirected, setRedirected] = useState(true);
  const isPublic = hasVisitors(page, here.value.pages);
  return (
    <FormDialog
      title={`Address of ${page.title}`}
      action="Change the address"
      isBlocked={address === now}
      onClose={onClose}
      onSubmit={() => renamePage(page, address, isPublic && isRedirected)}
    >
      <AddressField parent={page.route.replace(/\/[^/]*$/, '') || '/'} value={address} onInput={setAddress} />
      {isPublic && (
        <Tick label="Redirect the old address to the new one" isOn={isRedirected} onChange={setRedirected} />
      )}
      <p class="quiet">
        The change is public immediately, in all languages, with the pages below it. Links to it are updated.
      </p>
    </FormDialog>
  );
}
