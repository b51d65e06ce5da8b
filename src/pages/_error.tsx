import type { NextPage, NextPageContext } from 'next';
import { CmsPage } from '@/composition/CmsPage';
import { ErrorLayout } from '@/layouts/ErrorLayout';
import type { ErrorPageProps } from '@/page-props/error-page/load-error-page-props';

/** Shows every error. Unlike static 404 and 500 pages, it knows the site, the language and the cause. */
const ErrorPage: NextPage<ErrorPageProps> = ({ sitePage, builtIn }) =>
  sitePage ? <CmsPage {...sitePage} /> : <ErrorLayout {...builtIn} />;

ErrorPage.getInitialProps = async (context) => {
  if (typeof window !== 'undefined') return reloadFromServer(context);
  // Imported here to keep the CMS client out of the browser's bundle.
  const [{ loadErrorPageProps }, { getPageDependencies }] = await Promise.all([
    import('@/page-props/error-page/load-error-page-props'),
    import('@/composition/page-dependencies'),
  ]);
  return loadErrorPageProps(context, getPageDependencies());
};

/** Reloads after a failed client-side navigation, so that the server shows the error with its status. */
function reloadFromServer({ asPath = '/', err }: NextPageContext): Promise<ErrorPageProps> | ErrorPageProps {
  // An error in the page's own code would happen again after a reload.
  if (err) return { builtIn: { status: 500, language: document.documentElement.lang, homeHref: '/' } };
  window.location.assign(asPath);
  return new Promise(() => undefined);
}

export default ErrorPage;
