type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs each task after those before it have ended, also if one of them has failed. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    // Whoever has asked for the task is told of its failure.
    last = turn.catch(() => undefined);
    return turn;
  };
}
