import { processInChunks } from './process-in-chunks';

test('processes all items in order and lets other work run in between', async () => {
  const done: string[] = [];
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      done.push('other');
      resolve();
    });
  });
  await processInChunks([0, 1, 2, 3], (item, index) => {
    const endsAt = performance.now() + 5;
    while (performance.now() < endsAt);
    done.push(`${item}${index}`);
  });
  await other;
  expect(done.filter((name) => name !== 'other')).toEqual(['00', '11', '22', '33']);
  // The four items take 20 ms, which is longer than one chunk.
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('33'));
});

test('stops at the first error', async () => {
  await expect(
    processInChunks([1], () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
