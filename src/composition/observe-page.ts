import { type PageKey, toPageCacheKey } from '@/features/sites/internal-path';
import { toPathname } from '@/features/sites/public-path';
import { getRenders } from '@/platform/page-cache/renders';
import { reportFailedRender } from '@/platform/page-cache/renewal';
import { countRender, type RenderReason } from '@/platform/telemetry/counters';
import { inSpan } from '@/platform/telemetry/tracing';
import { getServer } from './server';

/** Builds a page in a span and measures it. Logs a failure here, because Next does not say which page has failed. */
export async function observePage<Page>(
  key: PageKey,
  reason: RenderReason,
  build: () => Promise<Page | null>,
): Promise<Page | null> {
  const { siteName: site, language, path, variantIds } = key;
  const page = { site, language, path: toPathname(path) };
  const startedAt = performance.now();
  const count = (outcome: Parameters<typeof countRender>[1]) =>
    countRender(reason, outcome, performance.now() - startedAt);
  try {
    const built = await inSpan('build page', { ...page, variants: [...variantIds], reason }, build);
    count(built ? 'page' : 'not-found');
    return built;
  } catch (error) {
    count('failure');
    reportFailedRender(error);
    // Next does not cache what editors see.
    if (reason !== 'editor') getRenders().end(toPageCacheKey(key));
    getServer().logFailure(error, 'A page could not be built', { ...page, reason });
    throw error;
  }
}
