import { Suspense } from 'react';
import { LazyEditorTools } from '@/features/editing/browser/LazyEditorTools';
import { PageProvider } from '@/rendering/context/PageProvider';
import type { Head, PageData } from '@/rendering/context/page-data';
import { ClientNavigation } from '@/rendering/navigation/ClientNavigation';
import type { ComponentMap } from '@/rendering/placeholder/component-map';
import { DocumentTitle } from './DocumentTitle';
import { PageFrame } from './PageFrame';

type LiveLayoutProps = { page: PageData; head: Head; componentMap: ComponentMap };

/** A page whose components all run in the browser: a page in edit mode, or one component in the design library. */
export function LiveLayout({ page, head, componentMap }: LiveLayoutProps) {
  const { pageState = 'normal', renderingType } = page.layout.sitecore.context;
  return (
    <PageProvider page={page} componentMap={componentMap}>
      <DocumentTitle title={head.title} language={page.language} theme={head.theme} />
      <ClientNavigation />
      {pageState !== 'normal' && (
        <Suspense>
          <LazyEditorTools />
        </Suspense>
      )}
      {renderingType !== 'component' && (
        <div className="page">
          <PageFrame page={page} />
        </div>
      )}
    </PageProvider>
  );
}
