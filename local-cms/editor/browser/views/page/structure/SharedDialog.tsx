/** @jsxImportSource preact */
import { Dialog } from '../../../controls/dialog/Dialog.tsx';
import { sharedQuestion } from '../../../state/page/shared-question.ts';

/** Warns before the first change of what several pages show. */
export function SharedDialog() {
  if (!sharedQuestion.value) return null;
  const { key, name, pages, answer } = sharedQuestion.value;
  return (
    <Dialog key={key} title={`Shared: changes all ${pages.length} pages`} onClose={() => answer(false)}>
      <p>“{name}” is on these pages. A change of it is public at once: it has no draft.</p>
      <ul class="shared-pages">
        {pages.map(({ itemId, title, path }) => (
          <li key={itemId}>
            {title} <span class="quiet">{path}</span>
          </li>
        ))}
      </ul>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => answer(false)}>
          Cancel
        </button>
        <button type="button" class="button primary" onClick={() => answer(true)}>
          Change all {pages.length} pages
        </button>
      </div>
    </Dialog>
  );
}
