import type { CmsClient } from '@/cms/client/cms-client';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { Rendering } from './types';

/** Keys of the phrases that every page shows, whatever components it has. */
export const framePhrases = ['skip-to-content', 'opens-in-new-tab'] as const;

/** What a loader knows about the page. */
export type LoaderContext = {
  siteName: string;
  language: string;
  defaultLanguage: string;
  languages: readonly string[];
  /** The languages in which the page itself exists. */
  pageLanguages: readonly string[];
  /** Public path without the language prefix; `/` is the home page. */
  path: string;
  layout: Layout;
  cms: CmsClient;
  /** Sitecore Edge, which serves forms, FEaaS components and files. The browser gets the same two values. */
  edge: { contextId?: string; url: string };
  /** Separates the personalization of several sites in one tenant. */
  personalizeScope?: string;
  /** Host names, with or without a leading `*.`, that the server may fetch from when content asks for it. */
  allowedComponentHosts: readonly string[];
  /** Whether the site runs without a CMS. The server then fetches nothing (spec §2). */
  isDisconnected: boolean;
  /** Aborts at the page's deadline. */
  signal: AbortSignal;
};

/** Loads on the server what a component shows beyond its fields; the result travels to the browser as JSON. */
export type ComponentLoader<Data = unknown> = (rendering: Rendering, context: LoaderContext) => Promise<Data>;

/** What a `<Name>.server.ts` beside a component may export. */
export type ComponentServer = {
  /** Keys of the phrases that the component shows; only these travel to the browser. */
  phrases?: readonly string[];
  load?: ComponentLoader;
  /** Names of the page's own fields that the component shows. */
  routeFields?: readonly string[];
  /** Params that only the loader may read, because they can contain keys of other systems. */
  serverParams?: readonly string[];
  /** Removes from the rendering's fields what the component never shows, such as the text of a page in a list. */
  pruneFields?: (fields: unknown) => unknown;
};

export type ComponentServerMap = Readonly<Record<string, ComponentServer>>;

/** Returns the server part of a rendering's component. A name such as `constructor` finds nothing. */
export function findComponentServer(
  { componentName = '' }: Rendering,
  componentServers: ComponentServerMap,
): ComponentServer | null {
  return (Object.hasOwn(componentServers, componentName) && componentServers[componentName]) || null;
}
