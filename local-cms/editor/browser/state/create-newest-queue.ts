import { createQueue } from './create-queue.ts';

type IsNewest = () => boolean;

/** Creates a queue that skips a task if a newer one is waiting. A task that is running is told by `isNewest`. */
export function createNewestQueue(): (task: (isNewest: IsNewest) => Promise<void>) => Promise<void> {
  const inTurn = createQueue();
  let newest = 0;
  return (task) => {
    newest += 1;
    const turn = newest;
    const isNewest = () => turn === newest;
    return inTurn(async () => {
      if (isNewest()) await task(isNewest);
    });
  };
}
