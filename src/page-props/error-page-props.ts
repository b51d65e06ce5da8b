import type { ErrorLayoutProps } from '@/layouts/ErrorLayout';
import type { PageProps } from './types';

/** Either the page that the site's editors made for the error, or the built-in one, which needs no CMS. */
export type ErrorPageProps =
  | { sitePage: PageProps; builtIn?: undefined }
  | { sitePage?: undefined; builtIn: ErrorLayoutProps };
