import { isReservedId } from '@/lib/reserved-id';
import { isScriptLink } from '../link-kind';
import { guardOpener } from './guard-opener';
import { type ElementNode, isElement, type ParentNode, setChildren } from './markup-node';

// A template is markup: in the SDK's element, which sets it by innerHTML, no script of it ever ran. On the server's
// page one would, and so would one that came with the data.

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** What runs, loads a document, or is read differently the second time (raw text, MathML). */
const REFUSED = new Set(
  (
    'script iframe frame frameset object embed applet base meta link noscript noembed noframes plaintext xmp template ' +
    'title animate set animatetransform animatemotion foreignobject'
  ).split(' '),
);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'background', 'srcset']);

/** Takes out of a bound template all that would run in the visitor's browser. */
export function makeSafe(parent: ParentNode): void {
  const children = parent.childNodes.filter(
    (child) => child.nodeName !== '#comment' && (!isElement(child) || isAllowed(child)),
  );
  setChildren(parent, children);
  for (const child of children) {
    if (!isElement(child)) continue;
    child.attrs = child.attrs.filter(({ name, value }) => isSafeAttribute(name, value));
    guardOpener(child);
    makeSafe(child);
    if (child.tagName === 'style') escapeStyle(child);
  }
}

function isAllowed({ tagName, namespaceURI }: ElementNode): boolean {
  if (REFUSED.has(tagName.toLowerCase())) return false;
  // In SVG the content of <style> is markup.
  return namespaceURI === XHTML || (namespaceURI === SVG && tagName !== 'style');
}

function isSafeAttribute(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('on') || lower === 'srcdoc') return false;
  if (lower === 'id' && isReservedId(value)) return false;
  return !ADDRESSES.has(lower) || !isScriptLink(value) || isPicture(lower, value);
}

const isPicture = (name: string, value: string): boolean =>
  name === 'src' && /^data:image\/(avif|gif|jpeg|png|webp);base64,[a-z0-9+/=]*$/i.test(value);

/** Style sheets need no `<`; in one it could end the element. */
function escapeStyle(style: ElementNode): void {
  for (const child of style.childNodes) {
    if ('value' in child) child.value = child.value.replaceAll('<', '\\3c ');
  }
}
