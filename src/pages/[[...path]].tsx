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

/** How long a page is kept that lacks data because the CMS failed. */
const INCOMPLETE_SECONDS = 5;

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
  const page = key && (await observePage(key, reason, () => buildPage(key, previewData, isPublish)));
  const lifetime =
    page?.isComplete === false ? Math.min(INCOMPLETE_SECONDS, pageRevalidateSeconds) : pageRevalidateSeconds;
  // After a publish during the render, the page may be outdated, and the publish may not have found its record.
  const revalidate = getPublishCount() === publishes ? lifetime : 1;
  return page ? { props: page.props, revalidate } : { notFound: true, revalidate };
};

/** With preview data, Next does not cache the page. Its keys do not prove that an editor opened the session. */
async function buildPage(key: PageKey, previewData: unknown, isPublish: boolean) {
  const { editing } = getConfig();
  const session = findEditingSession(previewData, key, editing);
  if (!session) return getBuildVisitorPage()(key, { isPublish });
  const props = await buildEditingProps(session, key, getPageDependencies(), editing);
  return props && { props, isComplete: true };
}
