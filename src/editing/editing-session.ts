import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import { toPathSegments } from '@/lib/public-path';

const guid = z.string().regex(/^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i);

const place = {
  siteName: z.string().regex(/^[\w .-]{1,100}$/),
  itemId: guid,
  language: z.string().regex(LANGUAGE_CODE),
  /** Absent: the newest one. */
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** The path that the editor is sent to, encoded, with the language's prefix if it was asked with one. */
  location: z.string(),
};

/** A page, as an editor asked to see it. */
export const PageSession = z.object({
  ...place,
  mode: z.enum(['edit', 'preview']),
  /** Of the page and of components (`<component>_<variant>`). */
  variantIds: z.array(z.string().regex(/^[\w-]{1,100}$/)),
  layoutKind: z.enum(['final', 'shared']),
});

export type PageSession = z.output<typeof PageSession>;

/** One component alone, as the design library asked to see it. */
export const LibrarySession = z.object({
  ...place,
  mode: z.enum(['library', 'library-metadata']),
  componentUid: guid,
  renderingId: guid,
  /** An id or a path of the CMS. */
  dataSourceId: z
    .string()
    .regex(/^[\w {}/.:-]{1,300}$/)
    .optional(),
});

export type LibrarySession = z.output<typeof LibrarySession>;

const segment = z.string().regex(/^[\w-]{1,100}$/);

/** One FEaaS component alone. */
export const FeaasSession = z.object({
  mode: z.literal('feaas'),
  location: z.string(),
  host: z.string().regex(/^[a-z0-9.-]{1,200}(:\d{1,5})?$/),
  library: segment,
  component: segment,
  version: segment,
  revision: segment,
});

export type FeaasSession = z.output<typeof FeaasSession>;

/** What an editor asked to see; kept as Next's preview data, encrypted and signed, until the page is rendered. */
export const EditingSession = z.discriminatedUnion('mode', [PageSession, LibrarySession, FeaasSession]);

export type EditingSession = z.output<typeof EditingSession>;

type PagePlace = { language: string; path: readonly string[] };

/**
 * The session of a page request, from Next's preview data. `null` when that is of another kind, and for every page
 * but the one that the session was opened for: what the browser fetches ahead within its seconds is the public site.
 */
export function findEditingSession(
  previewData: unknown,
  { language, path }: PagePlace,
): EditingSession | null {
  const { data: session } = EditingSession.safeParse(previewData);
  const opened = session && toPathSegments(session.location)?.join('/');
  const paths = [path, [language.toLowerCase(), ...path]].map((segments) => segments.join('/'));
  return session && opened !== undefined && paths.includes(opened) ? session : null;
}
