/** @jsxImportSource preact */
import { toTimeText } from '../platform/times.ts';
import { here } from '../state/content/content.ts';
import { pageState } from '../state/saving/page-state.ts';

/** Whether the page is public, or when it will be; nothing for what cannot be changed. */
export function StageChip() {
  if (!pageState.value) return null;
  const isDraft = pageState.value.stage === 'draft';
  const publishAt = here.value.page?.publishAt;
  const when = publishAt ? `public at ${toTimeText(publishAt)}` : 'not public yet';
  return (
    <span class={isDraft ? 'stage-chip draft' : 'stage-chip'} title={isDraft ? when : undefined}>
      {isDraft ? 'Draft' : 'Public'}
      {isDraft && <span class="detail"> – {when}</span>}
    </span>
  );
}
