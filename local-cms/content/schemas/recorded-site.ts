import { z } from 'zod';
import { RedirectType } from './site-files.ts';

/** The version of the format of recorded sites (content/README.md). `npm run record` writes it. */
export const RECORDING_FORMAT = 1;

/** No browser sends a longer path. */
const MAX_PATH_LENGTH = 2000;

const text = z.string();

/** Half of a character cannot be part of a URL. */
const wellFormed = text.refine((value) => value.isWellFormed(), 'contains half of a character');

/** The path of a page as a visitor requests it. */
export const PagePath = wellFormed.startsWith('/').max(MAX_PATH_LENGTH);

// Languages and files become paths on the disk, so they can lead nowhere else.
const language = text.regex(
  /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,4}$/i,
  'write a language, for example en or da-DK',
);
const pageFile = text.regex(
  // `[redacted]` stands for a secret in the path of the page.
  /^pages\/[a-z0-9[\]-]{1,100}\.recorded\.json$/,
  'write pages/<name>.recorded.json; the name has small letters, digits and -',
);

/** `site.recorded.json`: the manifest, which makes its folder a recorded site. */
export const SiteRecording = z.object({
  format: z.literal(RECORDING_FORMAT, 'this format is unknown; record the site again with npm run record'),
  site: z.object({
    name: wellFormed.min(1),
    hostName: text,
    language,
    languages: z.array(language).nonempty(),
    robots: text.nullable(),
    attributes: z.record(text, z.unknown()),
    redirects: z.array(
      z.object({
        pattern: text,
        target: text,
        redirectType: RedirectType,
        isQueryStringPreserved: z.boolean(),
        locale: text,
      }),
    ),
  }),
});
export type SiteRecording = z.output<typeof SiteRecording>;

/** `routes/<language>.recorded.json`: all pages of the site, with the files that contain them. */
export const RoutesRecording = z.object({
  pages: z.array(z.object({ path: PagePath, file: pageFile })),
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
