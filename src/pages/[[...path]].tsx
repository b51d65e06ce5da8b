import type { GetStaticPaths, GetStaticProps } from 'next';
import { CmsPage } from '@/composition/CmsPage';
import { observePage } from '@/composition/observe-page';
import { getBuildVisitorPage, getPageDependencies } from '@/composition/page-dependencies';
import { findEditingSession } from '@/features/editing/server/editing-session';
import { fromInternalPath, type PageKey } from '@/features/sites/internal-path';
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
  revalidateReason,
}) => {
  const { pageRevalidateSeconds } = getConfig().timeouts;
  const publishes = getPublishCount();
  const key = fromInternalPath(params?.path ?? []);
  const isPublish = revalidateReason === 'on-demand';
  const reason = previewData ? 'editor' : isPublish ? 'publish' : 'visitor';
  const props = key && (await observePage(key, reason, () => loadProps(key, previewData, isPublish)));
  // After a publish during the render, the page may be outdated, and the publish may not have found its record.
  const revalidate = getPublishCount() === publishes ? pageRevalidateSeconds : 1;
  return props ? { props, revalidate } : { notFound: true, revalidate };
};

/** With preview data, Next does not cache the page. Its keys do not prove that an editor opened the session. */
function loadProps(key: PageKey, previewData: unknown, isPublish: boolean): Promise<PageProps | null> {
  const { editing } = getConfig();
  const session = findEditingSession(previewData, key, editing);
  return session
    ? buildEditingProps(session, key, getPageDependencies(), editing)
    : getBuildVisitorPage()(key, { isPublish });
}
