import type { PageProps } from './types';

/** Statuses that have a page of their own. 503: the CMS cannot be reached, and the page was never seen. */
export type ErrorStatus = 404 | 500 | 503;

/** Needs no CMS: texts and looks come with the site. */
export type BuiltInError = { status: ErrorStatus; language: string; homeHref: string };

/** Either the page that the site's editors made for the error, or the built-in one. */
export type ErrorPageProps =
  | { sitePage: PageProps; builtIn?: undefined }
  | { sitePage?: undefined; builtIn: BuiltInError };
