import { retry } from './retry';

const createRun = (failures: number) => {
  const run = jest.fn(async () => {
    if (run.mock.calls.length <= failures) throw new Error(`failure ${run.mock.calls.length}`);
    return 'done';
  });
  return run;
};

test.each([0, 1, 2])('after %i failures and two waits it is done', async (failures) => {
  const run = createRun(failures);
  expect(await retry([1, 1], run, () => true)).toBe('done');
  expect(run).toHaveBeenCalledTimes(failures + 1);
});

test('rejects with the last failure', async () => {
  await expect(retry([1, 1], createRun(9), () => true)).rejects.toThrow('failure 3');
});

test('does not run again after a failure that stays', async () => {
  const run = createRun(1);
  await expect(retry([1, 1], run, () => false)).rejects.toThrow('failure 1');
  expect(run).toHaveBeenCalledTimes(1);
});
