import { parseFragment } from 'parse5';
import { isRecord } from '@/platform/json/json-types';
import {
  type ElementNode,
  findAround,
  findAttribute,
  findBelow,
  setAttribute,
  setChildren,
  setText,
} from '@/rendering/markup/markup-node';

const PREFIX = 'data-path-';
/** These endings, of `data-path-placeholder` and `data-path-scope`, do not name an attribute to set. */
const NO_ATTRIBUTES = new Set(['placeholder', 'scope']);
/** Block tags such as `<p>` are removed from values in these elements, most of which cannot contain blocks. */
const TEXT_ELEMENT = /^(p|h\d|button|time|li)$/;
const INLINE_ELEMENT = /^(a|var|strong|em|i|b)$/;
/** A browser reads the content of these elements as text, so markup in a value must not become elements. */
const RAW_TEXT_ELEMENT = /^(style|textarea)$/;
const BLOCK_TAG = /<\/?(p|h\d|li|ul)\b[^>]{0,200}>/gi;

/** As in the SDK, `data-path` sets the content, and `data-path-<name>` sets the attribute `<name>`. */
export function bindValue(element: ElementNode, attribute: string, value: unknown): void {
  const name = attribute.slice(PREFIX.length);
  if (attribute === 'data-path') bindContent(element, value);
  else if (name === 'attributes') bindAttributes(element, value);
  else if (name === 'hidden') setAttribute(element, name, value ? null : 'true');
  else if (!NO_ATTRIBUTES.has(name)) bindAttribute(findTarget(element, name), name, toAttributeText(value));
}

function bindAttribute(target: ElementNode | null, name: string, text: string | null): void {
  // Without a value, an image or video keeps the `src` of the template.
  if (target && (name !== 'src' || text)) setAttribute(target, name, text);
}

function findTarget(element: ElementNode, name: string): ElementNode | null {
  if (name === 'href') return findBelow(element, ['a']) ?? findAround(element, 'a');
  if (name === 'src' || name === 'alt') {
    return element.tagName === 'img' ? element : findBelow(element, ['img', 'video']);
  }
  return element;
}

/** Without a value, the element shows its placeholder or, if it has none, keeps the template's content. */
function bindContent(element: ElementNode, value: unknown): void {
  const text = toText(value) || findAttribute(element, `${PREFIX}placeholder`);
  if (!text) return;
  if (RAW_TEXT_ELEMENT.test(element.tagName)) setText(element, text);
  else setChildren(element, parseFragment(isInText(element) ? withoutBlocks(text) : text).childNodes);
}

function isInText(element: ElementNode): boolean {
  let around = element;
  while (INLINE_ELEMENT.test(around.tagName) && around.parentNode && 'tagName' in around.parentNode) {
    around = around.parentNode;
  }
  return TEXT_ELEMENT.test(around.tagName);
}

function withoutBlocks(text: string): string {
  return text.replace(BLOCK_TAG, ' ').trim().replace(/\s+/g, ' ');
}

function bindAttributes(element: ElementNode, value: unknown): void {
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(value)) {
    setAttribute(element, name.toLowerCase(), isRecord(part) ? JSON.stringify(part) : toAttributeText(part));
  }
}

/** Returns '' for `true`, and `null`, which removes the attribute, for a value without text. */
function toAttributeText(value: unknown): string | null {
  if (value === true) return '';
  return toText(value) || null;
}

/** Returns '' for anything but text and numbers. The SDK writes `[object Object]` for an object. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
