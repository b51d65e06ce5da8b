import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { fetchRoutes } from './fetch-routes';
import type { SiteLanguage } from './page-route';

const route = z.object({ path: z.string() });

export async function fetchStaticRoutes(cms: CmsClient, place: SiteLanguage): Promise<readonly string[]> {
  const routes = await fetchRoutes(cms, { operation: 'StaticRoutesQuery', route }, place);
  return [...new Set(routes.map(({ path }) => path))];
}
