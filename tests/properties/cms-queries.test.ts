import fc from 'fast-check';
import { parse } from 'graphql';
import type { CmsClient, CmsVariables } from '@/cms/client/cms-client';
import { fetchDictionary } from '@/cms/queries/fetch-dictionary';
import { fetchErrorPages } from '@/cms/queries/fetch-error-pages';
import { fetchItemPlace } from '@/cms/queries/fetch-item-place';
import { fetchPage } from '@/cms/queries/fetch-page';
import { fetchPageLanguages } from '@/cms/queries/fetch-page-languages';
import { fetchPersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import { fetchRobots } from '@/cms/queries/fetch-robots';
import { fetchSiteAttributes } from '@/cms/queries/fetch-site-attributes';
import { fetchSitemap } from '@/cms/queries/fetch-sitemap';
import { fetchSitemapRoutes } from '@/cms/queries/fetch-sitemap-routes';
import { fetchStaticRoutes } from '@/cms/queries/fetch-static-routes';

const placeQueries = [
  fetchPage,
  fetchPageLanguages,
  fetchPersonalizeInfo,
  fetchDictionary,
  fetchSitemapRoutes,
  fetchStaticRoutes,
  fetchErrorPages,
];
const siteQueries = [fetchRedirects, fetchRobots, fetchSiteAttributes, fetchSitemap];

test('each query sends its input only in the variables; its text is constant and valid GraphQL', async () => {
  const texts = new Set<string>();
  const sent: CmsVariables[] = [];
  const cms: CmsClient = {
    request: async (query, variables) => {
      texts.add(query);
      sent.push(variables);
      throw new Error('sent');
    },
  };
  const text = fc.string({ unit: 'binary' });
  const hostile = fc.record({ siteName: text, path: text, language: text });
  await fc.assert(
    fc.asyncProperty(hostile, async (place) => {
      sent.length = 0;
      for (const query of placeQueries) await expect(query(cms, place)).rejects.toThrow('sent');
      for (const query of siteQueries) await expect(query(cms, place.siteName)).rejects.toThrow('sent');
      expect(sent.every(({ siteName }) => siteName === place.siteName)).toBe(true);
      const item = { id: place.path, language: place.language };
      await expect(fetchItemPlace(cms, item)).rejects.toThrow('sent');
      expect(sent.at(-1)).toMatchObject(item);
      expect(sent[0]).toEqual(place);
    }),
  );
  expect(texts.size).toBe(12);
  for (const query of texts) expect(() => parse(query)).not.toThrow();
});
