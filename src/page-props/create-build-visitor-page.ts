import { LRUCache } from 'lru-cache';
import { createGateError, type EnterPathGate } from '@/cms/client/path-gate';
import { getArrival, type RequestScope, runInScope } from '@/cms/client/request-scope';
import { type PageKey, toInternalPath } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import { buildPageProps } from './build-page-props';
import type { PageDependencies, PageProps } from './types';

/** `isComplete`: the page lacks nothing because the CMS failed. */
type VisitorPage = { props: PageProps; isComplete: boolean };

type Settings = {
  enterPathGate: EnterPathGate;
  /** Milliseconds for all queries of a page, from the arrival of the request. */
  cmsDeadlineMs: number;
};

const MAX_REMEMBERED = 20_000;
/** For so long a complete page is better than a newer one without a section: a section can fail for good. */
const MAX_INCOMPLETE_MS = 600_000;

/**
 * The returned function builds a page that Next then caches. A visitor waits for the first build of a page. Any other is
 * background work: Next gives the same reason for both.
 */
export function createBuildVisitorPage(
  dependencies: PageDependencies,
  { enterPathGate, cmsDeadlineMs }: Settings,
) {
  /** When each page was built last. */
  const built = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  async function buildUnlessUnknown(key: PageKey): Promise<PageProps | null> {
    const { siteName, language, path } = key;
    const leave = await enterPathGate({ siteName, language, path: toItemPath(path) });
    if (!leave) throw createGateError('LayoutQuery');
    const props = await buildPageProps(key, dependencies);
    leave(props !== null);
    return props;
  }

  return (key: PageKey, { isPublish }: { isPublish: boolean }): Promise<VisitorPage | null> => {
    const internalPath = toInternalPath(key);
    const builtAt = built.get(internalPath);
    const isBackground = isPublish || builtAt !== undefined;
    const startedAt = isBackground ? performance.now() : getArrival();
    let isComplete = true;
    const scope: RequestScope = {
      priority: isBackground ? 'background' : 'visitor',
      deadlineAt: startedAt + cmsDeadlineMs,
      mustBeComplete: !isPublish && builtAt !== undefined && startedAt - builtAt < MAX_INCOMPLETE_MS,
      onGap: () => {
        isComplete = false;
      },
    };
    return runInScope(scope, async () => {
      // A publish is never refused, because a withdrawn page would stay.
      const props = await (isPublish ? buildPageProps(key, dependencies) : buildUnlessUnknown(key));
      if (!props) return null;
      built.set(internalPath, performance.now());
      return { props, isComplete };
    });
  };
}
