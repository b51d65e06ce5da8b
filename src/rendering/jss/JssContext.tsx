import {
  ComponentPropsContext,
  type ComponentRendering,
  SitecoreContext,
  type SitecoreContextState,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { type ReactNode, useContext, useMemo } from 'react';
import { type PageData, useIsEditing, usePageData } from '../context/page-data';
import { Placeholder } from '../placeholder/Placeholder';
import { createServerRouter } from '../static-html/server-router';
import { toSdkLayout } from './sdk-layout';
import { findPlace } from './sdk-rendering';

/** Provides what the SDK's components and hooks read: the page's context, the components and their data. */
export function JssContext({ children }: { children: ReactNode }) {
  const page = usePageData();
  const isEditing = useIsEditing();
  const layoutData = useMemo(() => toSdkLayout(page, isEditing), [page, isEditing]);
  return (
    <SitecoreContext componentFactory={chooseJssChild} layoutData={layoutData} api={toApi(page)}>
      <ComponentPropsContext value={page.componentData}>
        <JssRouter>{children}</JssRouter>
      </ComponentPropsContext>
    </SitecoreContext>
  );
}

function toApi({ starterConfig = {} }: PageData): SitecoreContextState['api'] {
  const { sitecoreEdgeContextId: contextId, sitecoreEdgeUrl: edgeUrl } = starterConfig;
  return contextId ? { edge: { contextId, edgeUrl } } : undefined;
}

/** The SDK gets the same component for every name. Our own placeholder then chooses the real one. */
const chooseJssChild = () => JssChild;

function JssChild(placeholderProps: { rendering?: ComponentRendering }) {
  const place = placeholderProps.rendering && findPlace(placeholderProps.rendering);
  if (!place) return null;
  const { parent, name, index } = place;
  return <Placeholder name={name} rendering={parent} only={{ index, placeholderProps }} />;
}

/**
 * Editors' pages prefetch no page: their sessions are over after some seconds, and drafts then do not exist. On
 * the server, Next's router names the internal path of the page, which the browser does not know.
 */
function JssRouter({ children }: { children: ReactNode }) {
  const page = usePageData();
  const router = useContext(RouterContext);
  const { pageState = 'normal' } = page.layout.sitecore.context;
  const routerForEditors = useMemo(() => router && withoutPrefetch(router), [router]);
  const browserRouter = pageState === 'normal' ? router : routerForEditors;
  const chosen = typeof window === 'undefined' ? createServerRouter(page) : browserRouter;
  return <RouterContext value={chosen}>{children}</RouterContext>;
}

/** Inherits from the router, whose properties change with each page. */
function withoutPrefetch(router: NextRouter): NextRouter {
  return Object.create(router, { prefetch: { value: () => Promise.resolve() } });
}
