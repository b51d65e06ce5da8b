import { type LayoutServiceData, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { type ReactNode, useMemo } from 'react';
import { createComponentFactory } from './component-factory';
import type { ComponentMap } from './component-map';
import { findLeadImage } from './lead-image';
import { useLoadedComponents } from './loaded-components';
import { type Page, PageContext } from './page';

type PageProviderProps = { page: Page; componentMap: ComponentMap; children: ReactNode };

/** Gives everything below it the page, and the SDK what it needs to render placeholders. */
export function PageProvider({ page, componentMap, children }: PageProviderProps) {
  useLoadedComponents(page.layout, componentMap);
  const componentFactory = useMemo(() => createComponentFactory(componentMap), [componentMap]);
  const value = useMemo(() => ({ page, leadImageUid: findLeadImage(page.layout) }), [page]);
  return (
    <SitecoreContext
      componentFactory={componentFactory}
      layoutData={isSdkLayout(page.layout) ? page.layout : undefined}
    >
      <PageContext value={value}>{children}</PageContext>
    </SitecoreContext>
  );
}

/** The layout was checked when it came (src/cms); the SDK's type only names some values more narrowly. */
function isSdkLayout(layout: object): layout is LayoutServiceData {
  return 'sitecore' in layout;
}
