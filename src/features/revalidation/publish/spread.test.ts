import { createSpread } from './spread';

test('tells the nodes and then the caches about pages that are renewed together, once', async () => {
  const calls: string[] = [];
  const spread = createSpread({
    announce: async (pages) => void calls.push(`announce ${pages}`),
    purge: async (pages) => {
      calls.push(`purge ${pages}`);
      return pages.includes('/a') ? ['failed'] : [];
    },
  });
  expect(await Promise.all([spread('/a'), spread('/b'), spread('/a')])).toEqual(
    Array.from({ length: 3 }, () => ['failed']),
  );
  expect(calls).toEqual(['announce /a,/b', 'purge /a,/b']);
  expect(await spread('/c')).toEqual([]);
  expect(calls.slice(2)).toEqual(['announce /c', 'purge /c']);
});
