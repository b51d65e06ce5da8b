import type { GetStaticPaths, GetStaticProps } from 'next';
import { CmsPage } from '@/composition/CmsPage';
import { getPageDependencies } from '@/composition/page-dependencies';
import { findEditingSession } from '@/features/editing/server/editing-session';
import { fromInternalPath, type PageKey } from '@/features/sites/internal-path';
import { buildPageProps } from '@/page-props/build-page-props';
import { buildEditingProps } from '@/page-props/editing/build-editing-props';
import type { PageProps } from '@/page-props/types';
import { getPublishCount } from '@/platform/cluster/publish-count';
import { getConfig } from '@/platform/config/config';

export default CmsPage;

/** Builds no page in advance, because the build has no CMS (docs/decisions/003). */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** `params.path` is an internal path. Throws if the CMS fails: Next keeps the last good page or shows `_error`. */
export const getStaticProps: GetStaticProps<PageProps, { path?: string[] }> = async ({
  params,
  previewData,
}) => {
  const { pageRevalidateSeconds } = getConfig().timeouts;
  const publishes = getPublishCount();
  const key = fromInternalPath(params?.path ?? []);
  const props = key && (await loadProps(key, previewData));
  // After a publish during the render, the page may be outdated, and the publish may not have found its record.
  const revalidate = getPublishCount() === publishes ? pageRevalidateSeconds : 1;
  return props ? { props, revalidate } : { notFound: true, revalidate };
};

/** Next passes `previewData` only after checking its preview cookies, and then does not cache the page. */
function loadProps(key: PageKey, previewData: unknown): Promise<PageProps | null> {
  const session = findEditingSession(previewData, key);
  const dependencies = getPageDependencies();
  return session
    ? buildEditingProps(session, key, dependencies, getConfig().editing)
    : buildPageProps(key, dependencies);
}
