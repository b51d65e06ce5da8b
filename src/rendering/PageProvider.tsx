import { type ReactNode, useMemo } from 'react';
import type { ComponentMap } from './component-map';
import { findLeadImage } from './lead-image';
import { useLoadedComponents } from './loaded-components';
import { type Page, PageContext } from './page';

type PageProviderProps = { page: Page; componentMap: ComponentMap; children: ReactNode };

/** Gives everything below it the page and the components that it may be made of. */
export function PageProvider({ page, componentMap, children }: PageProviderProps) {
  useLoadedComponents(page.layout, componentMap);
  const value = useMemo(
    () => ({ page, componentMap, leadImageUid: findLeadImage(page.layout) }),
    [page, componentMap],
  );
  return <PageContext value={value}>{children}</PageContext>;
}
