import { onShutdown, runShutdownTasks } from './on-shutdown';

test('runs all tasks and returns the errors of those that fail', async () => {
  const done: string[] = [];
  const late = new Error('too late');
  const removals = [
    onShutdown(async () => {
      done.push('renewals');
    }),
    onShutdown(() => {
      throw late;
    }),
    onShutdown(() => {
      done.push('metrics');
    }),
  ];

  expect(await runShutdownTasks()).toEqual([late]);
  expect(done.toSorted()).toEqual(['metrics', 'renewals']);
  for (const remove of removals) remove();
});

test('does not run a task that was taken off', async () => {
  const task = jest.fn();
  onShutdown(task)();
  await runShutdownTasks();
  expect(task).not.toHaveBeenCalled();
});
