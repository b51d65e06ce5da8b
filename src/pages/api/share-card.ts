import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getLoadCard } from '@/composition/load-card';
import { getServer } from '@/composition/server';
import { createCrawlerFileHandler } from '@/features/seo/crawler-file-handler';
import { createDrawCard } from '@/features/seo/share-card/create-draw-card';

/** The URL of a card changes with what it shows. */
const CACHED_SECONDS = 86_400;

const getHandler = lazy(() => {
  const drawCard = createDrawCard();
  return createCrawlerFileHandler(getServer(), async (site, { page }) => {
    const card = typeof page === 'string' ? await getLoadCard()(site, page) : null;
    return card && { type: 'image/png', body: await drawCard(card), seconds: CACHED_SECONDS };
  });
});

const shareCard: NextApiHandler = (request, response) => getHandler()(request, response);

export default shareCard;
