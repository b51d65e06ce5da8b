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

/** Puts the addresses back as they were written. */
export function hideMedia(element: HTMLElement): void {
  for (const image of element.querySelectorAll(`img[${SOURCE}]`)) {
    image.setAttribute('src', image.getAttribute(SOURCE) ?? '');
    image.removeAttribute(SOURCE);
  }
}
