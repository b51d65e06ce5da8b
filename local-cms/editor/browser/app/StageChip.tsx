/** @jsxImportSource preact */
import { pageState } from '../state/saving/page-state.ts';

/** Whether the page is public; nothing for what cannot be changed. */
export function StageChip() {
  if (!pageState.value) return null;
  const isDraft = pageState.value.stage === 'draft';
  return (
    <span class={isDraft ? 'stage-chip draft' : 'stage-chip'}>
      {isDraft ? 'Draft' : 'Public'}
      {isDraft && <span class="detail"> – not public yet</span>}
    </span>
  );
}
