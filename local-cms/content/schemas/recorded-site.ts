import { z } from 'zod';

/** The version of the format of recorded sites (content/README.md). `npm run record` writes it. */
export const RECORDING_FORMAT = 1;

/** No browser sends a longer path. */
export const MAX_PATH_LENGTH = 2000;

const text = z.string();

/** `site.recorded.json`: the manifest, which makes its folder a recorded site. */
export const SiteRecording = z.object({
  format: z.literal(RECORDING_FORMAT, 'this format is unknown; record the site again with npm run record'),
  site: z.object({
    name: text.min(1),
    hostName: text,
    language: text,
    languages: z.array(text).nonempty(),
    robots: text.nullable(),
    attributes: z.record(text, z.unknown()),
    redirects: z.array(
      z.object({
        pattern: text,
        target: text,
        redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']),
        isQueryStringPreserved: z.boolean(),
        locale: text,
      }),
    ),
  }),
});
export type SiteRecording = z.output<typeof SiteRecording>;

/** `routes/<language>.recorded.json`: all pages of the site, with the files that contain them. */
export const RoutesRecording = z.object({
  pages: z.array(z.object({ path: text.startsWith('/').max(MAX_PATH_LENGTH), file: text })),
});
export type RoutesRecording = z.output<typeof RoutesRecording>;

const Item = z.object({
  id: text,
  version: z.int().positive(),
  languages: z.array(text),
  variantIds: z.array(text),
  /** The layout as the CMS returned it. */
  rendered: z.unknown(),
});
export type ItemRecording = z.output<typeof Item>;

/** `pages/<name>.recorded.json`. The item is null if the CMS listed the page but did not have it. */
export const PageRecording = z.object({ path: text, language: text, item: Item.nullable() });
export type PageRecording = z.output<typeof PageRecording>;

/** `error-pages/<language>.recorded.json` */
export const ErrorPagesRecording = z.object({ notFound: Item.nullable(), serverError: Item.nullable() });
export type ErrorPagesRecording = z.output<typeof ErrorPagesRecording>;

/** `media.recorded.json`: files below `media/` by the URL that pages contain, without its query. */
export const MediaRecording = z.object({ files: z.record(text, text) });
export type MediaRecording = z.output<typeof MediaRecording>;
