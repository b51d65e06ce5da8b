export type SiteLanguage = { siteName: string; language: string };

/** What the CMS needs to find a page. */
export type PageRoute = SiteLanguage & {
  /** The public path without the language prefix; `/` is the home page. */
  path: string;
};
