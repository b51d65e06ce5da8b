import { Suspense, useEffect, useMemo } from 'react';
import { LazyEditorTools } from '@/features/editing/browser/LazyEditorTools';
import { keepOfflinePage } from '@/features/offline/keep-offline-page';
import { toOfflinePath } from '@/features/offline/offline-path';
import { type Head, PageContext, type PageData } from '@/rendering/context/page-data';
import { ClientNavigation } from '@/rendering/navigation/ClientNavigation';
import { IslandStarter, type LoadIsland } from '@/rendering/static-html/island-starter';
import { StaticHtml } from '@/rendering/static-html/StaticHtml';
import { StaticSlot } from '@/rendering/static-html/StaticSlot';
import { createIslandStarter } from '@/rendering/static-html/start-islands';
import type { StaticPage } from '@/rendering/static-html/static-page';
import { DocumentTitle } from './DocumentTitle';

type StaticLayoutProps = {
  page: PageData;
  head: Head;
  staticPage: StaticPage;
  islands: Readonly<Record<string, LoadIsland>>;
};

/** A page for visitors: the server's HTML, in which only the islands run code. */
export function StaticLayout({ page, head, staticPage, islands: loaders }: StaticLayoutProps) {
  const { html, islands } = staticPage;
  const context = useMemo(() => ({ page, componentMap: {}, leadImageUid: null, Slot: StaticSlot }), [page]);
  const startIslands = useMemo(
    () => createIslandStarter({ page, islands, loaders }),
    [page, islands, loaders],
  );
  const { language, defaultLanguage } = page;
  const isPreview = page.layout.sitecore.context.pageState === 'preview';
  useEffect(() => {
    if (!isPreview) keepOfflinePage(toOfflinePath(language, defaultLanguage));
  }, [isPreview, language, defaultLanguage]);
  return (
    <PageContext value={context}>
      <DocumentTitle title={head.title} language={page.language} theme={head.theme} />
      <ClientNavigation />
      {isPreview && (
        <Suspense>
          <LazyEditorTools />
        </Suspense>
      )}
      <IslandStarter value={startIslands}>
        <StaticHtml html={html} className="page" />
      </IslandStarter>
    </PageContext>
  );
}
