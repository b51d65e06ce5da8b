/** Where a page is to be found in the CMS. */
export type PagePlace = {
  siteName: string;
  /** Public path without the language's prefix; `/` is the home page. */
  path: string;
  language: string;
};
