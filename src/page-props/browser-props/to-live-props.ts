import type { PageData } from '@/rendering/context/page-data';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { changeRenderings } from '../server-page';
import type { PageDependencies, PageProps } from '../types';
import { prunePhrases } from './prune-phrases';
import { withoutServerParams } from './without-server-params';

/**
 * Returns the props of a page whose components all run in the browser, which only editors get. They need the ids, the
 * metadata and all fields, including the empty ones. Marks the components that fail on the server.
 */
export async function toLiveProps(
  { page, head }: PageProps,
  dependencies: PageDependencies,
): Promise<PageProps> {
  const { route } = page.layout.sitecore;
  const shown = changeRenderings(page, (rendering) => withoutServerParams(rendering, dependencies));
  const live: PageData = {
    ...shown,
    dictionary: prunePhrases(page.dictionary, [...walkRenderings(route?.placeholders)], dependencies),
  };
  return { page: await dependencies.isolate(live), head };
}
