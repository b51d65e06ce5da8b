import type { CmsClient } from '@/cms/client/cms-client';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { PhraseKey } from '@/texts/phrases/en';
import type { SearchOutcome } from './search-outcome';
import type { Rendering } from './types';

/** Keys of the phrases that every page shows, regardless of its components. */
export const framePhrases = ['skip-to-content', 'opens-in-new-tab'] as const satisfies readonly PhraseKey[];

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
  /** What the visitor searched for; only on the page of search results. */
  search?: SearchOutcome;
  /** Attributes of the site that say what needs consent. Their values are not checked. */
  consentSettings: Readonly<Record<string, string>>;
  cms: CmsClient;
  /** Sitecore Edge serves forms, FEaaS components and files. The context id is the one for browsers. */
  edge: { contextId?: string; url: string };
  /** Distinguishes sites that share one Sitecore Personalize tenant. */
  personalizeScope?: string;
  /** Hosts from which the server is allowed to fetch what content names, such as `example.org` or `*.example.org`. */
  allowedComponentHosts: readonly string[];
  /** Whether the site runs without a CMS. The server then fetches nothing (spec §2). */
  isDisconnected: boolean;
  /** Aborts at the page's deadline. */
  signal: AbortSignal;
  /** Logs a failure despite which the component is shown. */
  reportFailure: (error: unknown) => void;
};

/** Loads on the server what a component shows besides its fields. Islands get the result as JSON. */
export type ComponentLoader<Data = unknown> = (rendering: Rendering, context: LoaderContext) => Promise<Data>;

/** An entity of schema.org, which search engines read. */
export type Entity = Readonly<{ '@type': string } & Record<string, unknown>>;

/** Where a component is, for its entities. */
type EntityContext = {
  /** Canonical URL of the page. */
  pageUrl: string;
  pageTitle: string;
  language: string;
  /** The result of the component's `load`. */
  data: unknown;
  /** Returns the absolute URL of a link, or `null` if it has none that search engines can follow. */
  toUrl: (href: string) => string | null;
};

/** Lists what search engines read of a component besides its markup. */
export type ListEntities = (rendering: Rendering, context: EntityContext) => readonly Entity[];

/** The exports of a file `<Name>.server.ts`, which is beside its component. */
export type ComponentServer = {
  /** Whether it is a JSS component. If it runs in the browser, it gets the whole context of the page. */
  isJss?: boolean;
  /** Keys of the phrases that the component shows. Other phrases are not sent to the browser. */
  phrases?: readonly string[] | 'all';
  load?: ComponentLoader;
  /** Names of the page's own fields that the component shows. */
  routeFields?: readonly string[];
  /** Params that are not sent to the browser, because they can contain API keys of other systems. */
  serverParams?: readonly string[];
  /** Whether the component, if it is an island, hydrates without being near the visible part of the page. */
  isEager?: boolean;
  /** Whether the component, if it is an island, hydrates only when the visitor points at it or moves the focus to it. */
  waitsForUse?: boolean;
  /** Removes field data that the component never shows, such as the full text of each page in a list. */
  pruneFields?: (fields: unknown) => unknown;
  structuredData?: ListEntities;
  /** Returns the public path of the RSS feed of the component's list. Takes what `load` has returned. */
  findFeedPath?: (data: unknown) => string | null;
};

export type ComponentServerMap = Readonly<Record<string, ComponentServer>>;

/** Returns the server part of a rendering's component. Ignores inherited names such as `constructor`. */
export function findComponentServer(
  { componentName = '' }: Rendering,
  componentServers: ComponentServerMap,
): ComponentServer | null {
  return (Object.hasOwn(componentServers, componentName) && componentServers[componentName]) || null;
}

/** Returns whether the component of a rendering is a JSS component. */
export function isJss(rendering: Rendering, componentServers: ComponentServerMap): boolean {
  return findComponentServer(rendering, componentServers)?.isJss === true;
}
