import {
  allowedAttributes,
  allowedTags,
  PICTURE,
  removedWithContent,
  SAFE_URL,
  urlAttributes,
} from './allowed-html.ts';

function isAllowedAttribute(name: string, value: string): boolean {
  // The site finds its own elements by these.
  if (/^data-(island|slot|menu|consent)$/i.test(name) || (name === 'id' && value.startsWith('__')))
    return false;
  if (urlAttributes.has(name)) return SAFE_URL.test(value) || (name === 'src' && PICTURE.test(value));
  return allowedAttributes.has(name) || /^data-[\w.-]+$/.test(name);
}

function cleanElement(element: Element): void {
  if (removedWithContent.has(element.localName)) {
    element.remove();
    return;
  }
  for (const child of [...element.children]) cleanElement(child);
  if (!allowedTags.has(element.localName)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { name, value } of [...element.attributes])
    if (!isAllowedAttribute(name.toLowerCase(), value)) element.removeAttribute(name);
}

/**
 * Parses HTML without running it, and keeps what the site's sanitizer keeps. Nothing of it is loaded before it is put into
 * the page, because the addresses of media are not those of the page.
 */
export function cleanHtml(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  for (const child of [...parsed.body.children]) cleanElement(child);
  const fragment = parsed.createDocumentFragment();
  fragment.append(...parsed.body.childNodes);
  return fragment;
}

/** Other programs describe by styles how their text looks. Only what it means is pasted. */
export function cleanPasted(fragment: DocumentFragment): void {
  // A picture without a file of its own would make the text very long, and one on this machine is not seen by others.
  for (const element of fragment.querySelectorAll(
    'style, img[src^="data:"], img[src^="file:"], img[src^="blob:"]',
  ))
    element.remove();
  for (const element of fragment.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(style|class|id|lang|dir|color|face|size|align|bgcolor|width|height|data-.*)$/i.test(name))
        if (!(element.localName === 'img' && /^(width|height)$/.test(name))) element.removeAttribute(name);
  for (const element of fragment.querySelectorAll('font, span, div > br:only-child'))
    element.replaceWith(...element.childNodes);
}
