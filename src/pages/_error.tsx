import type { NextPage, NextPageContext } from 'next';
import { componentMap } from '@/generated/component-map';
import { ErrorLayout } from '@/layouts/ErrorLayout';
import { PageLayout } from '@/layouts/PageLayout';
import type { ErrorPageProps } from '@/page-props/error-page-props';

/** One page for every error: it knows the site, its language and why, which static 404 and 500 pages cannot. */
const ErrorPage: NextPage<ErrorPageProps> = ({ sitePage, builtIn }) =>
  sitePage ? <PageLayout {...sitePage} componentMap={componentMap} /> : <ErrorLayout {...builtIn} />;

ErrorPage.getInitialProps = async (context) => {
  if (typeof window !== 'undefined') return leaveToTheServer(context);
  // Imported here, so that nothing of the CMS client is in the browser's bundle.
  const { answerError } = await import('@/page-props/answer-error');
  return answerError(context);
};

/** A client-side navigation met an error: the server shows it, with its status. */
function leaveToTheServer({ asPath = '/', err }: NextPageContext): Promise<ErrorPageProps> | ErrorPageProps {
  // A fault of the page's own code would come again after a reload.
  if (err) return { builtIn: { status: 500, language: document.documentElement.lang, homeHref: '/' } };
  window.location.assign(asPath);
  return new Promise(() => undefined);
}

export default ErrorPage;
