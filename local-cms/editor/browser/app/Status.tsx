/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import { done, problem, spoken } from '../state/status.ts';

const close = () => {
  problem.value = '';
};

const closeNotice = () => {
  done.value = null;
};

/** What was just done, with a button that undoes it or a link to it. */
function Notice() {
  if (!done.value) return null;
  const { text, undo, link } = done.value;
  return (
    <section class="notice" aria-label="What was done">
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

/** Says results to people who do not see them, and shows what went wrong. */
export const Status = () => (
  <>
    <p class="sr-only" role="status">
      {spoken.value}
    </p>
    <Notice />
    <div class="problem" hidden={!problem.value}>
      <p role="alert">{problem.value}</p>
      <IconButton icon="close" label="Close the message" onClick={close} />
    </div>
  </>
);
