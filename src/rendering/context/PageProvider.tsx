import { type ReactNode, useMemo } from 'react';
import { findLeadImage } from '../layout/lead-image';
import type { ComponentMap } from '../placeholder/component-map';
import { LivePlaceholder } from '../placeholder/LivePlaceholder';
import { PageContext, type PageContextValue, type PageData } from './page-data';

type PageProviderProps = { page: PageData; componentMap: ComponentMap; children: ReactNode };

/** Returns the context of a page whose placeholders render their components. */
export function toLiveContext(page: PageData, componentMap: ComponentMap): PageContextValue {
  return { page, componentMap, leadImageUid: findLeadImage(page), Slot: LivePlaceholder };
}

/** Provides a page whose placeholders render their components. */
export function PageProvider({ page, componentMap, children }: PageProviderProps) {
  const value = useMemo(() => toLiveContext(page, componentMap), [page, componentMap]);
  return <PageContext value={value}>{children}</PageContext>;
}
