export type SiteLanguage = { siteName: string; language: string };

/** Identifies a page in a query to the CMS. */
export type PageRoute = SiteLanguage & {
  /** The public path without the language prefix; `/` is the home page. */
  path: string;
};
