import type { GetStaticPaths, GetStaticProps } from 'next';
import { getConfig } from '@/config';
import { findEditingSession } from '@/editing/editing-session';
import { componentMap } from '@/generated/component-map';
import { PageLayout } from '@/layouts/PageLayout';
import { fromInternalPath, type PageKey } from '@/lib/internal-path';
import { buildEditingProps } from '@/page-props/build-editing-props';
import { buildPageProps } from '@/page-props/build-page-props';
import { getPageSources } from '@/page-props/page-sources';
import type { PageProps } from '@/page-props/types';

export default function CmsPage(props: PageProps) {
  return <PageLayout {...props} componentMap={componentMap} />;
}

/** No page is built ahead: the build knows no CMS (docs/decisions/003). */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Throws when the CMS cannot answer: Next then keeps the last good page, or shows `_error`. */
export const getStaticProps: GetStaticProps<PageProps, { path?: string[] }> = async ({
  params,
  previewData,
}) => {
  const { pageRevalidateSeconds: revalidate } = getConfig().timeouts;
  const key = fromInternalPath(params?.path ?? []);
  const props = key && (await loadProps(key, previewData));
  return props ? { props, revalidate } : { notFound: true, revalidate };
};

/** Next gives the data of a preview only after it has checked its cookies, and then keeps the page to itself. */
function loadProps(key: PageKey, previewData: unknown): Promise<PageProps | null> {
  const session = findEditingSession(previewData, key);
  const sources = getPageSources();
  return session
    ? buildEditingProps(session, key, sources, getConfig().editing)
    : buildPageProps(key, sources);
}
