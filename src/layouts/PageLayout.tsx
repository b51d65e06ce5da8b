import { LazyEditorTools } from '@/features/editing/browser/LazyEditorTools';
import { PageProvider } from '@/rendering/context/PageProvider';
import type { Head } from '@/rendering/context/page-data';
import { type PageData, usePhrase } from '@/rendering/context/page-data';
import { ClientNavigation } from '@/rendering/navigation/ClientNavigation';
import type { ComponentMap } from '@/rendering/placeholder/component-map';
import { Placeholder } from '@/rendering/placeholder/Placeholder';
import { DocumentTitle } from './DocumentTitle';

type PageLayoutProps = { page: PageData; head: Head; componentMap: ComponentMap };

/** A CMS page. Its three root placeholders are in the landmarks header, main and footer. */
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

function PageFrame({ page }: { page: PageData }) {
  const phrase = usePhrase();
  const { route } = page.layout.sitecore;
  if (!route) return null;
  return (
    <div className="page">
      <header className="page-header">
        {/* In the header, because all content must be in a landmark. The consent banner comes before it. */}
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
