import { createIndexStore } from '@/features/search/create-index-store';
import { createSearch, type Search } from '@/features/search/create-search';
import { buildIndex } from '@/features/search/pages/build-index';
import { onMessage } from '@/platform/cluster/messages';
import { processWide } from '@/platform/process/process-wide';
import { getServer } from './server';

/** There is one in each process, because an index takes memory and time. */
export const getSearch = (): Search =>
  processWide('search', () => {
    const { cms, logger } = getServer();
    const store = createIndexStore({
      build: (key) => buildIndex(cms.client, key),
      onFailure: (error, { siteName: site, language }) =>
        logger.warn(
          { error, site, language },
          'The search index could not be built; the last one is used, if any',
        ),
    });
    onMessage(({ kind }) => {
      if (kind === 'published') store.renew();
    });
    return createSearch(store);
  });
