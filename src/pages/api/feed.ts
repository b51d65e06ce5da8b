import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getLoadFeed } from '@/composition/load-feed';
import { getServer } from '@/composition/server';
import { createCrawlerFileHandler } from '@/features/seo/crawler-file-handler';
import { isFeedFormat } from '@/features/seo/feeds/feed';
import { toFeedPath } from '@/features/seo/feeds/feed-path';
import { renderFeed } from '@/features/seo/feeds/render-feed';

const getHandler = lazy(() =>
  createCrawlerFileHandler(getServer(), async (site, { page, format }) => {
    if (typeof page !== 'string' || !isFeedFormat(format)) return null;
    const feed = await getLoadFeed()(site, page);
    if (!feed) return null;
    const feedUrl = toFeedPath(feed.pageUrl.replace(/\/$/, ''), format);
    return { type: `application/${format}+xml`, text: renderFeed({ ...feed, feedUrl }, format) };
  }),
);

const feed: NextApiHandler = (request, response) => getHandler()(request, response);

export default feed;
