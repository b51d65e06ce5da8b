import type { CmsClient } from '@/cms/cms-client';
import type { Layout } from '@/cms/layout-schema';
import type { Rendering } from './types';

/** What a loader may know of the page that it loads for. */
export type LoaderContext = {
  siteName: string;
  language: string;
  defaultLanguage: string;
  languages: readonly string[];
  /** Those of them that the page itself is written in. */
  pageLanguages: readonly string[];
  /** Public path without the language's prefix; `/` is the home page. */
  path: string;
  layout: Layout;
  cms: CmsClient;
  /** Where the services beside the CMS are: forms, FEaaS, files. The browser needs the same two values. */
  edge: { contextId?: string; url: string };
  /** Keeps the personalization of several sites in one tenant apart. */
  personalizeScope?: string;
  /** Host names, `*.` in front allowed, that content may make the server fetch from. */
  allowedComponentHosts: readonly string[];
  /** Without a CMS nothing outside is asked (spec §2). */
  isDisconnected: boolean;
  /** Aborts when the page can wait no longer. */
  signal: AbortSignal;
};

/** Loads on the server what a component shows beyond its fields; the answer travels to the browser as JSON. */
export type ComponentLoader<Data = unknown> = (rendering: Rendering, context: LoaderContext) => Promise<Data>;

/** What a `<Name>.server.ts` beside a component may export. */
export type ComponentServer = {
  /** Keys of the dictionary that the component shows; only these travel to the browser. */
  phrases?: readonly string[];
  load?: ComponentLoader;
  /** Names of the page's own fields that the component shows. */
  routeFields?: readonly string[];
  /** Parameters that the loader alone reads; they may hold keys of other systems. */
  serverParams?: readonly string[];
  /** Leaves out of the rendering's fields what the component never shows, such as the text of a page in a list. */
  pruneFields?: (fields: unknown) => unknown;
};

export type ComponentServerMap = Readonly<Record<string, ComponentServer>>;
