import { z } from 'zod';
import { LANGUAGE_CODE } from '@/lib/language-code';
import { toPathSegments } from '@/lib/public-path';

/** What an editor asked to see; kept as Next's preview data, encrypted and signed, until the page is rendered. */
export const EditingSession = z.object({
  siteName: z.string().regex(/^[\w .-]{1,100}$/),
  itemId: z.string().regex(/^\{?[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i),
  language: z.string().regex(LANGUAGE_CODE),
  /** Absent: the newest one. */
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** Of the page and of components (`<component>_<variant>`). */
  variantIds: z.array(z.string().regex(/^[\w-]{1,100}$/)),
  mode: z.enum(['edit', 'preview']),
  layoutKind: z.enum(['final', 'shared']),
  /** The path that the editor is sent to, encoded, with the language's prefix if it was asked with one. */
  location: z.string(),
});

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
