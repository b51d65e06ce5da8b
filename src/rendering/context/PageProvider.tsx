import { type ReactNode, useMemo } from 'react';
import { findLeadImage } from '../layout/lead-image';
import type { ComponentMap } from '../placeholder/component-map';
import { useLoadedComponents } from '../placeholder/loaded-components';
import { PageContext, type PageData } from './page-data';

type PageProviderProps = { page: PageData; componentMap: ComponentMap; children: ReactNode };

export function PageProvider({ page, componentMap, children }: PageProviderProps) {
  useLoadedComponents(page.layout, componentMap);
  const value = useMemo(
    () => ({ page, componentMap, leadImageUid: findLeadImage(page.layout) }),
    [page, componentMap],
  );
  return <PageContext value={value}>{children}</PageContext>;
}
