import type { Cms } from '@/cms/create-cms';
import type { Layout, Rendering } from '@/cms/schemas/layout-schema';
import type { PageRecord } from '@/features/revalidation/dependencies/dependency';
import type { PageKey } from '@/features/sites/internal-path';
import type { Site, SiteList } from '@/features/sites/site-list/site-list';
import type { Config } from '@/platform/config/config';
import type { Logger } from '@/platform/telemetry/logger';
import type { ComponentServerMap, LoaderContext } from '@/rendering/component/component-server';
import type { SearchOutcome } from '@/rendering/component/search-outcome';
import type { Head, PageData } from '@/rendering/context/page-data';
import type { StaticRender } from '@/rendering/static-html/render-static-page';
import type { BrowserData, StaticPage } from '@/rendering/static-html/static-page';

/** Everything that the server knows about a page; the steps complete it. */
export type ServerPage = {
  key: PageKey;
  site: Site;
  layout: Layout;
  /** The languages in which the page itself exists, without language fallback. */
  pageLanguages: readonly string[];
  /** All phrases of the site; only those that the page shows reach the browser. */
  dictionary: Readonly<Record<string, string>>;
  foreignPhrases?: PageData['foreignPhrases'];
  /** Results of the component loaders by rendering uid. */
  componentData: Readonly<Record<string, unknown>>;
  /** Only on the page of search results. */
  search?: SearchOutcome;
  head: Head;
};

export type PageDependencies = {
  cms: Cms;
  loadSites: () => Promise<SiteList>;
  componentServers: ComponentServerMap;
  /** Milliseconds for all component loaders of a page together. */
  componentDataDeadlineMs: number;
  /** URL of the main site; `toSiteUrl` returns those of the other sites. */
  publicUrl: string;
  mainSiteName: string;
  /** Pages contain this context id, so it is the one for browsers. */
  edge: LoaderContext['edge'];
  starterConfig: PageData['starterConfig'];
  personalizeScope?: string;
  allowedComponentHosts: readonly string[];
  themeNames: readonly string[];
  jssMode: Config['jssMode'];
  consentManager: Config['consentManager'];
  /** Whether visitors see error messages, as editors always do. */
  showErrorDetails: boolean;
  /** Marks the components that fail on the server. */
  isolate: (page: PageData) => Promise<PageData>;
  /** Whether a rendering's component runs in the browser. */
  isIsland: (rendering: Rendering) => boolean;
  /** Renders a page for visitors. */
  renderStatic: (
    page: PageData,
    browser: BrowserData,
  ) => Promise<Pick<StaticRender, 'staticPage' | 'headElements'>>;
  /** Remembers what a page shows, so that a publish renews it. A page that does not exist has an empty record. */
  recordPage: (record: PageRecord) => Promise<void>;
  logger: Logger;
};

export type PagePropsStep = (
  page: ServerPage,
  dependencies: PageDependencies,
) => ServerPage | Promise<ServerPage>;

/** The props of the Next.js page: plain JSON data. Editors get pages without `staticPage`. */
export type PageProps = { page: PageData; head: Head; staticPage?: StaticPage };
