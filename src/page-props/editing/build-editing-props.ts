import { CmsError } from '@/cms/client/cms-error';
import type { EditingSession, PageSession } from '@/features/editing/server/editing-session';
import type { EditingSettings } from '@/features/editing/server/handle-editing-request';
import type { PageKey } from '@/features/sites/internal-path';
import { toItemPath } from '@/features/sites/public-path';
import { completePage } from '../build-page-props';
import { findSiteByName } from '../load-page';
import { toServerPage, withPageState } from '../server-page';
import type { PageDependencies, PageProps, ServerPage } from '../types';
import { buildFeaasProps, buildLibraryProps } from './build-library-props';

/** Returns `null` if the CMS does not have it. A page's site and language come from the session, not from the URL. */
export async function buildEditingProps(
  session: EditingSession,
  { path, ...key }: PageKey,
  dependencies: PageDependencies,
  settings: EditingSettings,
): Promise<PageProps | null> {
  switch (session.mode) {
    case 'feaas':
      return buildFeaasProps(session, key, dependencies);
    case 'library':
    case 'library-metadata':
      return buildLibraryProps(session, dependencies, settings);
    case 'edit':
    case 'preview':
      return buildPagePropsForEditor(session, path, dependencies);
  }
}

async function buildPagePropsForEditor(
  session: PageSession,
  path: PageKey['path'],
  dependencies: PageDependencies,
): Promise<PageProps | null> {
  const { siteName, language, variantIds } = session;
  const page = await loadEditingPage(session, { siteName, language, path, variantIds }, dependencies);
  if (!page) return null;
  const props = await completePage(page, dependencies);
  return { ...props, head: { ...props.head, noIndex: true } };
}

async function loadEditingPage(
  session: PageSession,
  key: PageKey,
  dependencies: PageDependencies,
): Promise<ServerPage | null> {
  // Accepts a language that the site does not have, because the editor may be adding the language.
  const site = await findSiteByName(key.siteName, dependencies);
  if (!site) return null;

  const [{ layout, dictionary }, pageLanguages] = await Promise.all([
    dependencies.cms.fetchEditingPage(session),
    loadPageLanguages(key, dependencies),
  ]);
  if (!layout.sitecore.route) return null;
  return toServerPage({ key, site, layout: withPageState(layout, session.mode), pageLanguages, dictionary });
}

/** Returns no languages if the CMS fails, because the editor can work on the page without them. */
async function loadPageLanguages(
  { siteName, language, path }: PageKey,
  { cms, logger }: PageDependencies,
): Promise<readonly string[]> {
  const route = { siteName, language, path: toItemPath(path) };
  return cms.fetchPageLanguages(route).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    logger.error(
      { error, site: siteName, language, path: route.path },
      'A page is shown without its other languages',
    );
    return [];
  });
}
