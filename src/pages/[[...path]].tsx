import type { GetStaticPaths, GetStaticProps } from 'next';
import { getConfig } from '@/config';
import { componentMap } from '@/generated/component-map';
import { PageLayout } from '@/layouts/PageLayout';
import { fromInternalPath } from '@/lib/internal-path';
import { buildPageProps } from '@/page-props/build-page-props';
import { getPageSources } from '@/page-props/page-sources';
import type { PageProps } from '@/page-props/types';

export default function CmsPage(props: PageProps) {
  return <PageLayout {...props} componentMap={componentMap} />;
}

/** No page is built ahead: the build knows no CMS (docs/decisions/003). */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Throws when the CMS cannot answer: Next then keeps the last good page, or shows `_error`. */
export const getStaticProps: GetStaticProps<PageProps, { path?: string[] }> = async ({ params }) => {
  const { pageRevalidateSeconds: revalidate } = getConfig().timeouts;
  const key = fromInternalPath(params?.path ?? []);
  const props = key && (await buildPageProps(key, getPageSources()));
  return props ? { props, revalidate } : { notFound: true, revalidate };
};
