import { createNewestQueue } from './create-newest-queue.ts';

test('runs the first and the newest task, and tells the first that it is not the newest', async () => {
  const run = createNewestQueue();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const note = (name: string, until?: Promise<void>) => async (isNewest: () => boolean) => {
    await until;
    log.push(`${name} ${isNewest()}`);
  };
  const ends = [run(note('a', first.promise))];
  await Promise.resolve();
  ends.push(run(note('b')), run(note('c')));
  first.resolve();
  await Promise.all(ends);
  expect(log).toEqual(['a false', 'c true']);
});

test('a task that fails keeps none back', async () => {
  const run = createNewestQueue();
  await expect(run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  const task = jest.fn(async () => {});
  await run(task);
  expect(task).toHaveBeenCalledTimes(1);
});
