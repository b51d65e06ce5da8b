import { createGateError, type EnterPathGate } from '@/cms/client/path-gate';
import { getArrival, type RequestScope, runInScope } from '@/cms/client/request-scope';
import type { PageKey } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import { getSteadyTime } from '@/platform/process/steady-time';
import { buildPageProps } from './build-page-props';
import type { PageDependencies, PageProps } from './types';

/** `isComplete`: the page lacks nothing because the CMS failed. */
type VisitorPage = { props: PageProps; isComplete: boolean };

type Settings = {
  enterPathGate: EnterPathGate;
  /** Finds the page that visitors see meanwhile, and when its render began, in steady time. */
  findReplaced: (key: PageKey) => { renderedAt: number } | undefined;
  /** Milliseconds for all queries of a page, from the arrival of the request. */
  cmsDeadlineMs: number;
};

/** For so long a complete page is better than a newer one without a section: a section can fail for good. */
const MAX_INCOMPLETE_MS = 600_000;

/**
 * The returned function builds a page that Next then caches. A visitor waits for it if the page cache has no older version.
 * Otherwise it is background work: Next gives the same reason for both.
 */
export function createBuildVisitorPage(
  dependencies: PageDependencies,
  { enterPathGate, findReplaced, cmsDeadlineMs }: Settings,
) {
  async function buildUnlessUnknown(key: PageKey): Promise<PageProps | null> {
    const { siteName, language, path } = key;
    const leave = await enterPathGate({ siteName, language, path: toItemPath(path) });
    if (!leave) throw createGateError('LayoutQuery');
    const props = await buildPageProps(key, dependencies);
    leave(props !== null);
    return props;
  }

  return (key: PageKey, { isPublish }: { isPublish: boolean }): Promise<VisitorPage | null> => {
    const replaced = findReplaced(key);
    const isBackground = isPublish || replaced !== undefined;
    const startedAt = isBackground ? performance.now() : getArrival();
    let isComplete = true;
    const scope: RequestScope = {
      priority: isBackground ? 'background' : 'visitor',
      deadlineAt: startedAt + cmsDeadlineMs,
      mustBeComplete:
        !isPublish && replaced !== undefined && getSteadyTime() - replaced.renderedAt < MAX_INCOMPLETE_MS,
      onGap: () => {
        isComplete = false;
      },
    };
    return runInScope(scope, async () => {
      // A publish is never refused, because a withdrawn page would stay.
      const props = await (isPublish ? buildPageProps(key, dependencies) : buildUnlessUnknown(key));
      return props && { props, isComplete };
    });
  };
}
