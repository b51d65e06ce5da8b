import { createLook } from './start-schedule.ts';

test('looks again after a look has failed', async () => {
  const errors: string[] = [];
  let count = 0;
  const run = async () => {
    count += 1;
    if (count === 1) throw new Error('no disk');
  };
  const look = createLook(run, { info: () => {}, error: (message) => void errors.push(message) });
  await look();
  await look();
  expect(count).toBe(2);
  expect(errors).toEqual([expect.stringContaining('no disk')]);
});

test('does not look while it looks', async () => {
  let count = 0;
  let end = () => {};
  const run = async () => {
    count += 1;
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const look = createLook(run, { info: () => {}, error: () => {} });
  const first = look();
  await look();
  end();
  await first;
  expect(count).toBe(1);
});
