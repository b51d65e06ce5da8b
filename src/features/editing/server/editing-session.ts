import { z } from 'zod';
import { toPathSegments } from '@/features/sites/public-path';
import { LANGUAGE_CODE } from '@/platform/text/language-code';
import { readPreviewData } from './preview-data';

const guid = z.string().regex(/^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i);

const item = {
  siteName: z.string().regex(/^[\w .-]{1,100}$/),
  itemId: guid,
  language: z.string().regex(LANGUAGE_CODE),
  /** If the version is absent, the latest one is shown. */
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** The encoded path to which the editor is redirected, with a language prefix if the request had one. */
  location: z.string(),
};

export const PageSession = z.object({
  ...item,
  mode: z.enum(['edit', 'preview']),
  /** The ids of variants of the page, and of variants of components (`<component>_<variant>`). */
  variantIds: z.array(z.string().regex(/^[\w-]{1,100}$/)),
  layoutKind: z.enum(['final', 'shared']),
});

export type PageSession = z.output<typeof PageSession>;

export const LibrarySession = z.object({
  ...item,
  mode: z.enum(['library', 'library-metadata']),
  componentUid: guid,
  renderingId: guid,
  /** The id or the path of an item in the CMS. */
  dataSourceId: z
    .string()
    .regex(/^[\w {}/.:-]{1,300}$/)
    .optional(),
});

export type LibrarySession = z.output<typeof LibrarySession>;

const segment = z.string().regex(/^[\w-]{1,100}$/);

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

/** An editing session says what the editor has opened. Next's preview cookies hold it, encrypted and signed. */
export const EditingSession = z.discriminatedUnion('mode', [PageSession, LibrarySession, FeaasSession]);

export type EditingSession = z.output<typeof EditingSession>;

type SessionPlace = { language: string; path: readonly string[] };
type SessionCheck = { secret?: string; now?: number };

/**
 * Returns `null` if the data was not signed with the editing secret, has expired, or is a session for another page, such
 * as a prefetched one.
 */
export function findEditingSession(
  previewData: unknown,
  { language, path }: SessionPlace,
  { secret, now }: SessionCheck,
): EditingSession | null {
  const { data: session } = EditingSession.safeParse(readPreviewData(previewData, secret, now));
  const sessionPath = session && toPathSegments(session.location)?.join('/');
  const paths = [path, [language.toLowerCase(), ...path]].map((segments) => segments.join('/'));
  return session && sessionPath !== undefined && paths.includes(sessionPath) ? session : null;
}
