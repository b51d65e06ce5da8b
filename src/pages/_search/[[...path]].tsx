import type { GetServerSideProps } from 'next';
import { CmsPage } from '@/composition/CmsPage';
import { buildSearchPage } from '@/composition/search-page';
import { findSearchRequest } from '@/features/search/search-request';
import { fromInternalPath } from '@/features/sites/internal-path';
import type { PageProps } from '@/page-props/types';
import { RETRY_AFTER_SECONDS } from '@/platform/http/retry-after';

export default CmsPage;

/** The page of search results. The proxy rewrites to it (docs/decisions/036); its path is an internal path. */
export const getServerSideProps: GetServerSideProps<PageProps, { path?: string[] }> = async ({
  params,
  query: { q = '', page = '' },
  res,
}) => {
  const key = fromInternalPath(params?.path ?? []);
  const query = new URLSearchParams({ q: q.toString(), page: page.toString() });
  const request = key && findSearchRequest(key.path, query);
  if (!request) return { notFound: true };
  const { props, isUnavailable } = await buildSearchPage(key, request);
  if (!props) return { notFound: true };
  if (isUnavailable) {
    res.statusCode = 503;
    res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  }
  return { props };
};
