import type { GetStaticPaths, GetStaticProps } from 'next';
import { CmsPage } from '@/composition/CmsPage';
import { getPageDependencies } from '@/composition/page-dependencies';
import { findEditingSession } from '@/features/editing/server/editing-session';
import { fromInternalPath, type PageKey } from '@/features/sites/internal-path';
import { buildPageProps } from '@/page-props/build-page-props';
import { buildEditingProps } from '@/page-props/editing/build-editing-props';
import type { PageProps } from '@/page-props/types';
import { getConfig } from '@/platform/config/config';

export default CmsPage;

/** Builds no page in advance, because the build has no CMS (docs/decisions/003). */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** `params.path` is an internal path. Throws if the CMS fails: Next keeps the last good page or shows `_error`. */
export const getStaticProps: GetStaticProps<PageProps, { path?: string[] }> = async ({
  params,
  previewData,
}) => {
  const { pageRevalidateSeconds: revalidate } = getConfig().timeouts;
  const key = fromInternalPath(params?.path ?? []);
  const props = key && (await loadProps(key, previewData));
  return props ? { props, revalidate } : { notFound: true, revalidate };
};

/** With preview data, Next does not cache the page. Its keys do not prove that an editor opened the session. */
function loadProps(key: PageKey, previewData: unknown): Promise<PageProps | null> {
  const { editing } = getConfig();
  const session = findEditingSession(previewData, key, editing);
  const dependencies = getPageDependencies();
  return session ? buildEditingProps(session, key, dependencies, editing) : buildPageProps(key, dependencies);
}
