import { createPurgeTogether } from './purge-together';

test('purges pages that are renewed at the same time in one request, and returns what failed to each', async () => {
  const purged: string[] = [];
  const purge = createPurgeTogether(async (pages) => {
    purged.push(pages.join());
    return pages.includes('/a') ? ['failed'] : [];
  });
  expect(await Promise.all([purge('/a'), purge('/b'), purge('/a')])).toEqual([
    ['failed'],
    ['failed'],
    ['failed'],
  ]);
  expect(await purge('/c')).toEqual([]);
  expect(purged).toEqual(['/a,/b', '/c']);
});
