/** @jsxImportSource preact */
import './messages.css';
import { done, hint } from '../../state/status.ts';
import { focusView } from '../focus-view.ts';
import { IconButton } from '../IconButton.tsx';
import { Messages } from './Messages.tsx';
import { usePassing } from './use-passing.ts';

const closeNotice = () => {
  if (document.activeElement?.closest('.notice')) focusView();
  done.value = null;
};

/** What was just done, with a button that undoes it or a link to it. */
function Notice() {
  const handlers = usePassing(done.value, closeNotice);
  if (!done.value) return null;
  const { text, undo, link } = done.value;
  return (
    <section class="notice" aria-label="What was done" {...handlers}>
      <p>{text}</p>
      {link && (
        <a class="button plain" href={link.href} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      )}
      {undo && (
        <button
          type="button"
          class="button plain"
          onClick={() => {
            closeNotice();
            undo();
          }}
        >
          Undo
        </button>
      )}
      <IconButton icon="close" label="Close" onClick={closeNotice} />
    </section>
  );
}

/** Why a key has done nothing. It is said as well (Messages.tsx). */
const Hint = () =>
  hint.value && (
    <p class="notice passing" aria-hidden="true">
      {hint.value}
    </p>
  );

/** What the editor says about what it does. */
export const Status = () => (
  <>
    <Notice />
    <Hint />
    <Messages />
  </>
);
