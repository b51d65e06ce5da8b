import {
  ComponentPropsContext,
  type ComponentRendering,
  SitecoreContext,
  type SitecoreContextState,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { type ReactNode, useMemo } from 'react';
import { type PageData, useIsEditing, usePageData } from '../context/page-data';
import { Placeholder } from '../placeholder/Placeholder';
import { toSdkLayout } from './sdk-layout';
import { findPlace } from './sdk-rendering';

/** Provides what the SDK's components and hooks read: the page's context, the components and their data. */
export function JssContext({ children }: { children: ReactNode }) {
  const page = usePageData();
  const isEditing = useIsEditing();
  const layoutData = useMemo(() => toSdkLayout(page, isEditing), [page, isEditing]);
  return (
    <SitecoreContext componentFactory={chooseJssChild} layoutData={layoutData} api={toApi(page)}>
      <ComponentPropsContext value={page.componentData}>{children}</ComponentPropsContext>
    </SitecoreContext>
  );
}

function toApi({ edge }: PageData): SitecoreContextState['api'] {
  return edge?.contextId ? { edge: { contextId: edge.contextId, edgeUrl: edge.url } } : undefined;
}

/** The SDK gets the same component for every name. Our own placeholder then chooses the real one. */
const chooseJssChild = () => JssChild;

function JssChild(placeholderProps: { rendering?: ComponentRendering }) {
  const place = placeholderProps.rendering && findPlace(placeholderProps.rendering);
  if (!place) return null;
  const { parent, name, index } = place;
  return <Placeholder name={name} rendering={parent} only={{ index, placeholderProps }} />;
}
