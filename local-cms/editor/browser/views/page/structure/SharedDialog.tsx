/** @jsxImportSource preact */
import { Dialog } from '../../../controls/dialog/Dialog.tsx';
import type { PageUse } from '../../../platform/description.ts';
import { sharedQuestion } from '../../../state/page/shared-question.ts';

type Answer = { onAnswer: (isConfirmed: boolean) => void };

const Actions = ({ text, onAnswer }: Answer & { text: string }) => (
  <div class="dialog-actions">
    <button type="button" class="button" onClick={() => onAnswer(false)}>
      Cancel
    </button>
    <button type="button" class="button primary" onClick={() => onAnswer(true)}>
      {text}
    </button>
  </div>
);

function SharedContent({ name, pages, onAnswer }: Answer & { name: string; pages: readonly PageUse[] }) {
  const count = pages.length === 1 ? 'one page' : `all ${pages.length} pages`;
  return (
    <Dialog title={`Shared: changes ${count} immediately`} onClose={() => onAnswer(false)}>
      <p>“{name}” has no draft. Visitors see the change immediately, on:</p>
      <ul class="shared-pages">
        {pages.map(({ itemId, title, path }) => (
          <li key={itemId}>
            {title} <span class="quiet">{path}</span>
          </li>
        ))}
      </ul>
      <Actions text={`Change ${count}`} onAnswer={onAnswer} />
    </Dialog>
  );
}

const OtherPage = ({ title, path, onAnswer }: Answer & { title: string; path: string }) => (
  <Dialog title={`This text is from the page “${title}”`} onClose={() => onAnswer(false)}>
    <p>
      This page shows it in a list. The change goes into the draft of {path}, and visitors see it once you
      publish that page.
    </p>
    <Actions text="Change the other page" onAnswer={onAnswer} />
  </Dialog>
);

/** Warns before the first change of what is not of this page alone. */
export function SharedDialog() {
  const question = sharedQuestion.value;
  if (!question) return null;
  const { key, answer } = question;
  return question.kind === 'shared' ? (
    <SharedContent key={key} name={question.name} pages={question.pages} onAnswer={answer} />
  ) : (
    <OtherPage key={key} title={question.title} path={question.path} onAnswer={answer} />
  );
}
