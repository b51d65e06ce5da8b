/** @jest-environment node */
import { inSlices } from './in-slices';

test('does all the work in order, and lets others have their turn meanwhile', async () => {
  const done: string[] = [];
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      done.push('other');
      resolve();
    });
  });
  await inSlices([0, 1, 2, 3], (item, index) => {
    const endsAt = performance.now() + 5;
    while (performance.now() < endsAt);
    done.push(`${item}${index}`);
  });
  await other;
  expect(done.filter((name) => name !== 'other')).toEqual(['00', '11', '22', '33']);
  // 20 ms of work are more than one slice; after which piece the others come is the machine's.
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('33'));
});

test('stops with the first error', async () => {
  await expect(
    inSlices([1], () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
