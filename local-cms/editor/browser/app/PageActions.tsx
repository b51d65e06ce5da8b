/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Menu } from '../controls/menu/Menu.tsx';
import { DiscardDialog } from '../panels/versions/DiscardDialog.tsx';
import { toLanguageName } from '../platform/language-names.ts';
import { here } from '../state/content/content.ts';
import { pageState } from '../state/saving/page-state.ts';
import { findPublicUrl, publishPage } from '../state/saving/publishing.ts';

function openPublic(): void {
  const url = findPublicUrl();
  if (url) window.open(url, '_blank', 'noopener');
}

/** What can be done with the page. */
function Publishing() {
  const [discarded, setDiscarded] = useState<number | null>(null);
  const isDraft = pageState.value?.stage === 'draft';
  const isPublished = here.value.page?.versions.some(({ stage }) => stage === 'published') ?? false;
  const discard = {
    label: 'Discard the draft …',
    run: () => setDiscarded(pageState.value?.version ?? null),
    isDisabled: !isDraft || !isPublished,
  };
  return (
    <>
      {/* It keeps the focus after it has published the draft. */}
      <button
        type="button"
        class="button primary"
        aria-label={`Publish ${toLanguageName(here.value.language)}`}
        aria-disabled={!isDraft}
        onClick={isDraft ? publishPage : undefined}
      >
        Publish<span class="detail"> {toLanguageName(here.value.language)}</span>
      </button>
      <Menu
        label="More about this page"
        entries={[{ label: 'Open the public page', run: openPublic, isDisabled: !isPublished }, discard]}
      />
      {discarded !== null && <DiscardDialog version={discarded} onClose={() => setDiscarded(null)} />}
    </>
  );
}

/** Publishing; nothing for what cannot be changed. */
export const PageActions = () => pageState.value && <Publishing />;
