import type Squire from 'squire-rte';

/** A file by its path below media/, with what it shows. */
export type Picture = { path: string; alt: string };

/** Keeps the address of a picture as it was written. */
const SOURCE = 'data-source-src';

/** Media of the site are written as `-/media/…`. They are shown from the CMS. */
export function showMedia(fragment: DocumentFragment, mediaUrl: string): DocumentFragment {
  for (const image of fragment.querySelectorAll('img')) {
    const [, path] = /^\/?-\/media\/(.*)$/.exec(image.getAttribute('src') ?? '') ?? [];
    if (path === undefined) continue;
    image.setAttribute(SOURCE, image.getAttribute('src') ?? '');
    image.setAttribute('src', mediaUrl + path);
  }
  return fragment;
}

/** Inserts a picture of the site's media. What it shows can be nothing, but is always said. */
export function insertPicture(squire: Squire, mediaUrl: string, { path, alt }: Picture): void {
  const address = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
  squire.insertImage(mediaUrl + address, { [SOURCE]: `-/media/${address}`, alt });
}

/** Puts the addresses back as they were written. */
export function hideMedia(element: HTMLElement): void {
  for (const image of element.querySelectorAll(`img[${SOURCE}]`)) {
    image.setAttribute('src', image.getAttribute(SOURCE) ?? '');
    image.removeAttribute(SOURCE);
  }
}
