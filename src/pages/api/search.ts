import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getSearch } from '@/composition/search';
import { getServer } from '@/composition/server';
import { createSearchHandler } from '@/features/search/search-handler';

const getHandler = lazy(() => {
  const { config, loadSites } = getServer();
  return createSearchHandler({
    search: getSearch(),
    isShared: !config.site.mayBeChosen,
    findSite: async ({ headers, cookies }) => {
      const { sites, findByHost } = await loadSites();
      const chosen = config.site.mayBeChosen && sites.find(({ name }) => name === cookies.sc_site);
      return chosen || findByHost(headers.host ?? '');
    },
  });
});

const search: NextApiHandler = (request, response) => getHandler()(request, response);

export default search;
