import type { Rendering } from '@/cms/schemas/layout-schema';
import { findComponentServer } from '@/rendering/component/component-server';
import type { PageData } from '@/rendering/context/page-data';
import { mapRenderings, walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PageDependencies, PageProps } from '../types';
import { prunePhrases } from './prune-rendering';

/**
 * Returns the props of a page whose components all run in the browser, which only editors get. They need the ids, the
 * metadata and all fields, including the empty ones. Marks the components that fail on the server.
 */
export async function toLiveProps(
  { page, head }: PageProps,
  dependencies: PageDependencies,
): Promise<PageProps> {
  const { context, route } = page.layout.sitecore;
  const remove = (rendering: Rendering) => withoutServerParams(rendering, dependencies);
  const live: PageData = {
    ...page,
    layout: {
      sitecore: {
        context,
        route: route && { ...route, placeholders: mapRenderings(route.placeholders, remove) },
      },
    },
    dictionary: prunePhrases(page.dictionary, [...walkRenderings(route?.placeholders)], dependencies),
  };
  return { page: await dependencies.isolate(live), head };
}

function withoutServerParams(rendering: Rendering, dependencies: PageDependencies): Rendering {
  const { params } = rendering;
  const hidden = findComponentServer(rendering, dependencies.componentServers)?.serverParams ?? [];
  return {
    ...rendering,
    params: params && Object.fromEntries(Object.entries(params).filter(([name]) => !hidden.includes(name))),
  };
}
