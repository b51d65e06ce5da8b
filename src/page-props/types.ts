import type { Cms } from '@/cms/create-cms';
import type { Site } from '@/cms/fetch-sites';
import type { Layout } from '@/cms/layout-schema';
import type { Config } from '@/config';
import type { PageKey } from '@/lib/internal-path';
import type { ComponentServerMap } from '@/rendering/component-server';
import type { Head } from '@/rendering/head';
import type { Page } from '@/rendering/page';
import type { Logger } from '@/telemetry/logger';

/** Everything that is known of a page on the server; the steps make it complete. */
export type LoadedPage = {
  key: PageKey;
  site: Site;
  layout: Layout;
  /** The languages that the page itself has, fall-backs left out. */
  pageLanguages: readonly string[];
  /** All phrases of the site; only those that the page shows go to the browser. */
  dictionary: Readonly<Record<string, string>>;
  componentData: Readonly<Record<string, unknown>>;
  head: Head;
};

/** The systems outside that the steps ask, and the limits that they keep. */
export type PageSources = {
  cms: Cms;
  componentServers: ComponentServerMap;
  /** Milliseconds for all component loaders of a page together. */
  componentDataDeadlineMs: number;
  /** The address of the main site; `toSiteUrl` has those of the others. */
  publicUrl: string;
  mainSiteName: string;
  edge: Config['edge'];
  personalizeScope?: string;
  allowedComponentHosts: readonly string[];
  jssMode: Config['jssMode'];
  /** Errors are told in full to developers, as to editors. */
  isDevelopment: boolean;
  /** Marks the components that fail on the server. */
  isolate: (page: Page) => Promise<Page>;
  logger: Logger;
};

/** Takes a page and returns a new one. */
export type PagePropsStep = (page: LoadedPage, sources: PageSources) => LoadedPage | Promise<LoadedPage>;

/** What the page component gets; plain data that JSON can carry. */
export type PageProps = { page: Page; head: Head };
