/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Dialog } from '../controls/Dialog.tsx';
import { Menu } from '../controls/Menu.tsx';
import { content, here } from '../state/content/content.ts';
import { pageState } from '../state/saving/page-state.ts';
import { discardDraft, publishPage } from '../state/saving/publishing.ts';

function openPublic(): void {
  const { page } = here.value;
  if (content.value && page) window.open(new URL(page.path, content.value.siteUrl), '_blank', 'noopener');
}

function DiscardDialog({ onClose }: { onClose: () => void }) {
  const discard = () => {
    discardDraft();
    onClose();
  };
  return (
    <Dialog title="Discard the draft?" onClose={onClose}>
      <p>The page goes back to what is public. Undo brings the draft back.</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Keep the draft
        </button>
        <button type="button" class="button primary" onClick={discard}>
          Discard
        </button>
      </div>
    </Dialog>
  );
}

/** Whether the page is public, and what can be done with it. */
function Publishing() {
  const [isAsking, setAsking] = useState(false);
  const isDraft = pageState.value?.stage === 'draft';
  const isPublished = here.value.page?.versions.some(({ stage }) => stage === 'published') ?? false;
  const discard = {
    label: 'Discard the draft …',
    run: () => setAsking(true),
    isDisabled: !isDraft || !isPublished,
  };
  return (
    <>
      <span class={isDraft ? 'stage-chip draft' : 'stage-chip'}>
        {isDraft ? 'Draft – not public yet' : 'Public'}
      </span>
      <button type="button" class="button primary" disabled={!isDraft} onClick={publishPage}>
        Publish
      </button>
      <Menu
        label="More about this page"
        entries={[{ label: 'Open the public page', run: openPublic }, discard]}
      />
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whether the page is public, and publishing; nothing for what cannot be changed. */
export const PageActions = () => pageState.value && <Publishing />;
