/** @jsxImportSource preact */
import { toStageText } from '../panels/pages/stages.ts';
import { toTimeText } from '../platform/times.ts';
import { here } from '../state/content/content.ts';
import { pageState } from '../state/saving/page-state.ts';

const toText = (stage: string, publishAt: string | null): string =>
  publishAt ? `Scheduled for ${toTimeText(publishAt)}` : toStageText(stage);

/** Whether the page is public, or when it will be; nothing for what cannot be changed. */
export function StageChip() {
  const { page } = here.value;
  if (!pageState.value || !page) return null;
  const isDraft = pageState.value.stage === 'draft';
  const wasPublished = page.versions.some(({ stage }) => stage === 'published');
  const text = toText(
    isDraft ? (wasPublished ? 'changed' : 'draft') : 'published',
    isDraft ? page.publishAt : null,
  );
  // Where there is little room, the part after the dot says enough.
  const [, before = '', last = text] = /^(.+ · )(.+)$/.exec(text) ?? [];
  return (
    <span class={isDraft ? 'stage-chip draft' : 'stage-chip'} title={text}>
      <span class="detail">{before}</span>
      {last}
    </span>
  );
}
