import { createSpread } from './spread';

test('purges pages that are renewed together at once, after the other nodes have heard of them', async () => {
  const purged: string[] = [];
  const spread = createSpread(async (pages) => {
    purged.push(pages.join());
    return pages.includes('/a') ? ['failed'] : [];
  });
  const startedAt = performance.now();
  expect(await Promise.all([spread('/a'), spread('/b'), spread('/a')])).toEqual(
    Array.from({ length: 3 }, () => ['failed']),
  );
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(45);
  expect(purged).toEqual(['/a,/b']);
  expect(await spread('/c')).toEqual([]);
  expect(purged).toEqual(['/a,/b', '/c']);
});
