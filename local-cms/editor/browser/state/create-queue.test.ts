import { createQueue } from './create-queue.ts';

test('tasks run one after another', async () => {
  const inTurn = createQueue();
  const log: string[] = [];
  const run = (name: string) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    });
  await Promise.all([run('a'), run('b')]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a task runs though the one before it has failed', async () => {
  const inTurn = createQueue();
  const failed = inTurn(() => Promise.reject(new Error('No.')));
  const next = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('No.');
  await expect(next).resolves.toBe('done');
});
