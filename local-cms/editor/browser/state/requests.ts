import { signal } from '@preact/signals';
import type { Media } from '../platform/media-client.ts';

/** Somebody is asked for the address of a link. An empty one removes the link, null leaves it as it is. */
type LinkRequest = { href: string; answer: (href: string | null) => void };

export const linkRequest = signal<LinkRequest | null>(null);

export const askForLink = (href: string): Promise<string | null> =>
  new Promise((resolve) => {
    linkRequest.value = {
      href,
      answer: (given) => {
        linkRequest.value = null;
        resolve(given);
      },
    };
  });

/** The field that somebody wants to fill in, and the uid of the rendering that has it; empty for the page. */
type FieldRequest = { item: string; field: string };

export const fieldRequest = signal<FieldRequest | null>(null);

/** Somebody is asked what a picture shows. Without an answer it is not used. */
type AltRequest = { file: Media; answer: (alt: string | null) => void };

export const altRequest = signal<AltRequest | null>(null);

export const askForAlt = (file: Media): Promise<string | null> =>
  new Promise((resolve) => {
    altRequest.value = {
      file,
      answer: (given) => {
        altRequest.value = null;
        resolve(given);
      },
    };
  });

/** Somebody is asked for a picture of the library. */
type PictureRequest = { answer: (file: Media | null) => void };

export const pictureRequest = signal<PictureRequest | null>(null);

/** Asks for a picture and for what it shows. Returns null if one of the two is not answered. */
export async function askForPicture(): Promise<{ path: string; alt: string } | null> {
  const file = await new Promise<Media | null>((resolve) => {
    pictureRequest.value = {
      answer: (given) => {
        pictureRequest.value = null;
        resolve(given);
      },
    };
  });
  const alt = file && (await askForAlt(file));
  return file && alt !== null ? { path: file.path, alt } : null;
}
