import { ClientNavigation } from '@/rendering/ClientNavigation';
import type { ComponentMap } from '@/rendering/component-map';
import { LazyEditorTools } from '@/rendering/editor/LazyEditorTools';
import type { Head } from '@/rendering/head';
import { PageProvider } from '@/rendering/PageProvider';
import { Placeholder } from '@/rendering/Placeholder';
import { type Page, usePhrase } from '@/rendering/page';
import { DocumentTitle } from './DocumentTitle';

type PageLayoutProps = { page: Page; head: Head; componentMap: ComponentMap };

/** A page of the CMS: its three root placeholders in the landmarks of a page. */
export function PageLayout({ page, head, componentMap }: PageLayoutProps) {
  const { pageState = 'normal', renderingType } = page.layout.sitecore.context;
  return (
    <PageProvider page={page} componentMap={componentMap}>
      <DocumentTitle title={head.title} language={page.language} />
      <ClientNavigation />
      {pageState !== 'normal' && <LazyEditorTools />}
      {renderingType !== 'component' && <PageFrame page={page} />}
    </PageProvider>
  );
}

function PageFrame({ page }: { page: Page }) {
  const phrase = usePhrase();
  const { route } = page.layout.sitecore;
  if (!route) return null;
  return (
    <div className="page">
      <header className="page-header">
        {/* Inside of a landmark: a banner for consent stands before it. */}
        <a className="skip-link" href="#content">
          {phrase('skip-to-content')}
        </a>
        <div className="row page-row">
          <Placeholder name="headless-header" rendering={route} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="row page-row">
          <Placeholder name="headless-main" rendering={route} />
        </div>
      </main>
      <footer className="page-footer on-dark">
        <div className="row page-row">
          <Placeholder name="headless-footer" rendering={route} />
        </div>
      </footer>
    </div>
  );
}
