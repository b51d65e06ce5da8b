/** @jsxImportSource preact */
import './messages.css';
import { problem, spoken } from '../../state/status.ts';
import { IconButton } from '../IconButton.tsx';
import { topDialog } from './open-dialogs.ts';

const close = () => {
  problem.value = '';
};

/**
 * Says results to people who do not see them, and shows what went wrong. Each modal dialog has its own, because it makes
 * everything outside of it inert; only those of the topmost one are used.
 */
export function Messages({ dialog = '' }: { dialog?: string }) {
  const isUsed = topDialog.value === dialog;
  return (
    <>
      <p class="sr-only" role={isUsed ? 'status' : undefined}>
        {spoken.value}
      </p>
      <div class="problem" hidden={!isUsed || !problem.value}>
        <p role="alert">{problem.value}</p>
        <IconButton icon="close" label="Close the message" onClick={close} />
      </div>
    </>
  );
}
