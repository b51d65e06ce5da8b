import { LRUCache } from 'lru-cache';
import { createGateError, type EnterPathGate } from '@/cms/client/path-gate';
import { getArrival, runInScope } from '@/cms/client/request-scope';
import { type PageKey, toInternalPath } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import { buildPageProps } from './build-page-props';
import type { PageDependencies, PageProps } from './types';

type Settings = {
  enterPathGate: EnterPathGate;
  /** Milliseconds for all queries of a page, from the arrival of the request. */
  cmsDeadlineMs: number;
};

const MAX_REMEMBERED = 20_000;

/**
 * The returned function builds a page that Next then caches. A visitor waits for the first build of a page. Any other is
 * background work: Next gives the same reason for both.
 */
export function createBuildVisitorPage(
  dependencies: PageDependencies,
  { enterPathGate, cmsDeadlineMs }: Settings,
) {
  const built = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  async function buildUnlessUnknown(key: PageKey): Promise<PageProps | null> {
    const { siteName, language, path } = key;
    const leave = await enterPathGate({ siteName, language, path: toItemPath(path) });
    if (!leave) throw createGateError('LayoutQuery');
    const props = await buildPageProps(key, dependencies);
    leave(props !== null);
    return props;
  }

  return (key: PageKey, { isPublish }: { isPublish: boolean }): Promise<PageProps | null> => {
    const internalPath = toInternalPath(key);
    const isBackground = isPublish || built.has(internalPath);
    const startedAt = isBackground ? performance.now() : getArrival();
    const scope = {
      priority: isBackground ? ('background' as const) : ('visitor' as const),
      deadlineAt: startedAt + cmsDeadlineMs,
    };
    return runInScope(scope, async () => {
      // A publish is never refused, because a withdrawn page would stay.
      const props = await (isPublish ? buildPageProps(key, dependencies) : buildUnlessUnknown(key));
      if (props) built.set(internalPath, true);
      return props;
    });
  };
}
