import { type ReactNode, useMemo } from 'react';
import { findLeadImage } from '../layout/lead-image';
import type { ComponentMap } from '../placeholder/component-map';
import { LivePlaceholder } from '../placeholder/LivePlaceholder';
import { PageContext, type PageData } from './page-data';

type PageProviderProps = { page: PageData; componentMap: ComponentMap; children: ReactNode };

/** Provides a page whose placeholders render their components. */
export function PageProvider({ page, componentMap, children }: PageProviderProps) {
  const value = useMemo(
    () => ({ page, componentMap, leadImageUid: findLeadImage(page.layout), Slot: LivePlaceholder }),
    [page, componentMap],
  );
  return <PageContext value={value}>{children}</PageContext>;
}
