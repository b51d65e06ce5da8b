/** @jsxImportSource preact */
import './preview.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../controls/dialog/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { here } from '../state/content/content.ts';
import { place } from '../state/place/place.ts';
import { Cards } from './Cards.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import { ShareLink } from './ShareLink.tsx';

const TABS = [
  { name: 'page', label: 'Page' },
  { name: 'cards', label: 'Search and share' },
  { name: 'link', label: 'Preview link' },
];

function PreviewDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState('page');
  const { audience } = place.value;
  const version = place.value.version || String(here.value.page?.versions[0]?.number ?? 1);
  return (
    <Dialog title={`Preview of ${here.value.page?.title ?? ''}`} isWide onClose={onClose}>
      <div class="preview">
        <Tabs tabs={TABS} current={tab} onChange={setTab}>
          {tab === 'page' && <PlainFrame version={version} audience={audience} />}
          {tab === 'cards' && <Cards version={version} />}
          {tab === 'link' && <ShareLink version={version} />}
        </Tabs>
      </div>
    </Dialog>
  );
}

/** Shows the page as others see it: without the editor, in search results, on share cards, and by a link. */
export function PreviewButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="preview"
        label="Preview: as visitors, in search results, by a link"
        onClick={() => setOpen(true)}
      />
      {isOpen && <PreviewDialog onClose={() => setOpen(false)} />}
    </>
  );
}
