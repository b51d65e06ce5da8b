/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { Tick } from '../../controls/Tick.tsx';
import type { Page } from '../../platform/client.ts';
import { here } from '../../state/content/content.ts';
import { AddressField } from './AddressField.tsx';
import { PagePicker } from './PagePicker.tsx';
import { copyPage } from './page-changes.ts';

/** Asks where a copy of a page is put. */
export function CopyDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { pages } = here.value;
  const [parentId, setParentId] = useState(page.parent ?? '');
  const [address, setAddress] = useState(`${page.route.replace(/^.*\//, '')}-2`);
  const [isDeep, setDeep] = useState(false);
  const hasPagesBelow = pages.some(({ parent }) => parent === page.itemId);
  const parent = pages.find(({ itemId }) => itemId === parentId);
  return (
    <FormDialog
      title={`Copy ${page.title}`}
      action="Copy"
      onClose={onClose}
      onSubmit={() => copyPage(page, { targetParentId: parentId, copyItemName: address, deepCopy: isDeep })}
    >
      <PagePicker label="Below" pages={pages} value={parentId} onChange={setParentId} />
      <AddressField parent={parent?.route ?? '/'} value={address} onInput={setAddress} />
      {hasPagesBelow && <Tick label="With the pages below it" isOn={isDeep} onChange={setDeep} />}
      <p class="quiet">The copy is a draft in each language of the page.</p>
    </FormDialog>
  );
}
