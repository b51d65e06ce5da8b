/** @jsxImportSource preact */
import { IconButton } from '../controls/IconButton.tsx';
import { problem, spoken } from '../state/status.ts';

const close = () => {
  problem.value = '';
};

/** Says results to people who do not see them, and shows what went wrong. */
export const Status = () => (
  <>
    <p class="sr-only" role="status">
      {spoken.value}
    </p>
    <div class="problem" hidden={!problem.value}>
      <p role="alert">{problem.value}</p>
      <IconButton icon="close" label="Close the message" onClick={close} />
    </div>
  </>
);
