import type { TriedPage } from './list-pages.ts';

/** Lists the components that no page uses. */
export function listUnused(
  names: readonly string[],
  pages: readonly Pick<TriedPage, 'renderings'>[],
): string[] {
  const used = new Set(
    pages.flatMap(({ renderings }) => renderings.map(({ componentName }) => componentName)),
  );
  return names.filter((name) => !used.has(name));
}
