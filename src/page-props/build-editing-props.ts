import type { EditingSession, PageSession } from '@/editing/editing-session';
import type { EditingSettings } from '@/editing/guard';
import type { PageKey } from '@/lib/internal-path';
import { toItemPath } from '@/lib/public-path';
import { buildFeaasProps, buildLibraryProps } from './build-component-props';
import { completePage } from './build-page-props';
import { toLoadedPage } from './load-page';
import type { LoadedPage, PageProps, PageSources } from './types';
import { withPageState } from './with-page-state';

/**
 * The page as an editor has it now. What the session names wins over what the proxy found by host and path; only the
 * path itself stays. `null`: the CMS has no such page.
 */
export async function buildEditingProps(
  session: EditingSession,
  { path, ...key }: PageKey,
  sources: PageSources,
  settings: EditingSettings,
): Promise<PageProps | null> {
  if (session.mode === 'feaas') return buildFeaasProps(session, key, sources);
  if (!('variantIds' in session)) return buildLibraryProps(session, sources, settings);
  const { siteName, language, variantIds } = session;
  const page = await loadEditingPage(session, { siteName, language, path, variantIds }, sources);
  if (!page) return null;
  const props = await completePage(page, sources);
  return { ...props, head: { ...props.head, noIndex: true } };
}

async function loadEditingPage(
  session: PageSession,
  key: PageKey,
  sources: PageSources,
): Promise<LoadedPage | null> {
  const sites = await sources.cms.loadSites();
  // In any language: the editor may be about to add one.
  const site = sites.find(({ name }) => name === key.siteName);
  if (!site) return null;

  const [{ layout, dictionary }, pageLanguages] = await Promise.all([
    sources.cms.fetchEditingPage(session),
    loadPageLanguages(key, sources),
  ]);
  if (!layout.sitecore.route) return null;
  return toLoadedPage({ key, site, layout: withPageState(layout, session.mode), pageLanguages, dictionary });
}

/** An editor is better off with a page that does not name its other languages than with none. */
async function loadPageLanguages(
  { siteName, language, path }: PageKey,
  { cms, logger }: PageSources,
): Promise<readonly string[]> {
  const place = { siteName, language, path: toItemPath(path) };
  return cms.fetchPageLanguages(place).catch((error: unknown) => {
    logger.error({ error, ...place }, 'A page is shown without its other languages');
    return [];
  });
}
