import { z } from 'zod';
import type { ErrorPages } from './queries/fetch-error-pages';
import type { Redirect } from './queries/fetch-redirects';
import { LayoutSchema } from './schemas/layout-schema';

// What a file must contain, because an older release can have written it, or someone else.

export const DictionarySnapshot = z.record(z.string(), z.string());

export const ErrorPagesSnapshot: z.ZodType<ErrorPages> = z.object({
  notFound: LayoutSchema.nullable(),
  serverError: LayoutSchema.nullable(),
});

export const RedirectsSnapshot: z.ZodType<readonly Redirect[]> = z.array(
  z.object({
    pattern: z.string(),
    target: z.string(),
    redirectType: z.string(),
    isQueryStringPreserved: z.boolean(),
    locale: z.string(),
  }),
);

export const RobotsSnapshot = z.string().nullable();

export const SitemapSnapshot: z.ZodType<readonly string[]> = z.array(z.url());
