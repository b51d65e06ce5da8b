import { signal } from '@preact/signals';
import type { Media } from '../platform/media-client.ts';
import { createQuestion } from './create-question.ts';

/** Asks for the address of a link. An empty one removes the link, null leaves it as it is. */
const links = createQuestion<{ href: string }, string | null>();

export const linkRequest = links.current;

export const askForLink = (href: string): Promise<string | null> => links.ask({ href });

/** The field that somebody wants to fill in, and the uid of the rendering that has it; empty for the page. */
type FieldRequest = { item: string; field: string };

export const fieldRequest = signal<FieldRequest | null>(null);

/** Asks what a picture shows. Without an answer it is not used. */
const alts = createQuestion<{ file: Media }, string | null>();

export const altRequest = alts.current;

export const askForAlt = (file: Media): Promise<string | null> => alts.ask({ file });

/** Asks for a picture of the library. */
const pictures = createQuestion<object, Media | null>();

export const pictureRequest = pictures.current;

/** Asks for a picture and for what it shows. Returns null if one of the two is not answered. */
export async function askForPicture(): Promise<{ path: string; alt: string } | null> {
  const file = await pictures.ask({});
  const alt = file && (await askForAlt(file));
  return file && alt !== null ? { path: file.path, alt } : null;
}
