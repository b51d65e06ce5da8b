/** @jsxImportSource preact */
import './messages.css';
import { problem } from '../../state/status.ts';
import { focusView } from '../focus-view.ts';
import { IconButton } from '../IconButton.tsx';
import { topDialog } from './open-dialogs.ts';
import { useHeard } from './use-heard.ts';

function close(): void {
  if (topDialog.value === '') focusView();
  problem.value = '';
}

/**
 * Says results to people who do not see them, and shows what went wrong. Each modal dialog has its own, because it makes
 * everything outside of it inert; only those of the topmost one are used.
 */
export function Messages({ dialog = '' }: { dialog?: string }) {
  const isUsed = topDialog.value === dialog;
  const heard = useHeard(isUsed);
  return (
    <>
      <p class="sr-only" role="status">
        {/* An equal message is only said again in another element. */}
        {heard && <span key={heard.at}>{heard.text}</span>}
      </p>
      <div class="problem" hidden={!isUsed || !problem.value}>
        <p role="alert">{problem.value}</p>
        <IconButton icon="close" label="Close the message" onClick={close} />
      </div>
    </>
  );
}
