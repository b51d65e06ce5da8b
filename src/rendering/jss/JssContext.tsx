import {
  ComponentPropsContext,
  type ComponentRendering,
  SitecoreContext,
  type SitecoreContextState,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import { type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { type PageData, useIsEditing, usePageData } from '../context/page-data';
import { Placeholder } from '../placeholder/Placeholder';
import { createServerRouter } from '../static-html/server-router';
import { createJssRouter } from './jss-router';
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

/** Gives JSS components the router of the starter, unless a component around them has it already. */
function JssRouter({ children }: { children: ReactNode }) {
  const router = useContext(RouterContext);
  // Next's router knows no languages, because its own i18n is off.
  return router?.locale ? children : <OuterJssRouter nextRouter={router}>{children}</OuterJssRouter>;
}

type OuterJssRouterProps = { nextRouter: NextRouter | null; children: ReactNode };

/** The values are the same on the server and while React hydrates. */
function OuterJssRouter({ nextRouter, children }: OuterJssRouterProps) {
  const page = usePageData();
  // On the server, Next's router names the internal path of the page, which the browser does not know.
  const router = useMemo(
    () => (typeof window === 'undefined' ? createServerRouter(page) : nextRouter),
    [page, nextRouter],
  );
  const [suffix, setSuffix] = useState<string | null>(null);
  useEffect(() => {
    // A transition, because React cannot give a new context to what it has not hydrated yet.
    const update = () => startTransition(() => setSuffix(router && readSuffix(router.asPath)));
    update();
    return listenForUrls(update);
  }, [router]);
  const jssRouter = useMemo(
    () => router && createJssRouter({ page, router, suffix }),
    [page, router, suffix],
  );
  return <RouterContext value={jssRouter}>{children}</RouterContext>;
}

/** Returns the query and the hash of a URL. */
const readSuffix = (url: string): string => /[?#].*$/s.exec(url)?.[0] ?? '';

const URL_EVENTS = ['routeChangeComplete', 'hashChangeComplete'] as const;

function listenForUrls(onChange: () => void): () => void {
  for (const event of URL_EVENTS) Router.events.on(event, onChange);
  return () => {
    for (const event of URL_EVENTS) Router.events.off(event, onChange);
  };
}
