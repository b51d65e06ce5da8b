import { createPathGate } from '@/cms/client/path-gate';
import { runInScope } from '@/cms/client/request-scope';
import { toItemPath, toPathname, toPathSegments } from '@/features/sites/public-path';
import { cached } from '@/platform/cache/cached';
import { processWide } from '@/platform/process/process-wide';
import { getServer } from './server';

/** The list is needed only while somebody requests many unknown paths, and a new page is not free until it is known. */
const PATHS_TTL_MS = 600_000;
const MAX_LANGUAGES = 500;

/** The gate is one for the process, because proxy and pages ask the same CMS. */
export const getPathGate = () =>
  processWide('path-gate', () => {
    const { config, cms, logger } = getServer();
    const listPaths = cached(
      async (siteName: string, language: string) => {
        const routes = await runInScope({ priority: 'background' }, () =>
          cms.fetchStaticRoutes({ siteName, language }),
        );
        return new Set(routes.map(toComparedPath));
      },
      {
        ttlMs: PATHS_TTL_MS,
        max: MAX_LANGUAGES,
        staleWhileRevalidate: true,
        onFailure: (error) => logger.warn({ error }, 'The paths of a site could not be listed'),
      },
    );
    return createPathGate({ capacity: config.cms.requestsPerSecond, listPaths });
  });

/** `/About Us` of the CMS is the page `/about us`. */
function toComparedPath(route: string): string {
  return toItemPath((route.isWellFormed() && toPathSegments(toPathname(route.split('/')))) || []);
}
