export type SiteLanguage = { siteName: string; language: string };

export type PageRoute = SiteLanguage & {
  /** The public path without the language prefix. The home page has the path `/`. */
  path: string;
};
