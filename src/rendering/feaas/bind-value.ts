import { parseFragment } from 'parse5';
import { isRecord } from '@/lib/json-kinds';
import {
  type ElementNode,
  findAround,
  findAttribute,
  findBelow,
  setAttribute,
  setChildren,
} from '../markup/markup-node';

const PREFIX = 'data-path-';
/** What such an attribute says of the element itself, instead of naming another attribute. */
const OWN_NAMES = new Set(['placeholder', 'scope']);
/** Elements of running text; markup of blocks inside them would break them open. */
const TEXT_ELEMENT = /^(p|h\d|button|time|li)$/;
const INLINE_ELEMENT = /^(a|var|strong|em|i|b)$/;
const BLOCK_TAG = /<\/?(p|h\d|li|ul)\b[^>]{0,200}>/gi;

/** Puts a value where `data-path` or `data-path-<what>` says, by the rules of the SDK's `setDOMAttribute`. */
export function bindValue(element: ElementNode, attribute: string, value: unknown): void {
  const name = attribute.slice(PREFIX.length);
  if (attribute === 'data-path') bindContent(element, value);
  else if (name === 'attributes') bindAttributes(element, value);
  else if (name === 'hidden') setAttribute(element, name, value ? null : 'true');
  else if (!OWN_NAMES.has(name)) bindAttribute(findTarget(element, name), name, toAttributeText(value));
}

function bindAttribute(target: ElementNode | null, name: string, text: string | null): void {
  // A picture without data keeps the one of the template.
  if (target && (name !== 'src' || text)) setAttribute(target, name, text);
}

function findTarget(element: ElementNode, name: string): ElementNode | null {
  if (name === 'href') return findBelow(element, ['a']) ?? findAround(element, 'a');
  if (name === 'src' || name === 'alt') {
    return element.tagName === 'img' ? element : findBelow(element, ['img', 'video']);
  }
  return element;
}

/** Without a value the text of the template stays, or what it has for this case. */
function bindContent(element: ElementNode, value: unknown): void {
  const text = toText(value) || findAttribute(element, `${PREFIX}placeholder`);
  if (!text) return;
  setChildren(element, parseFragment(isInText(element) ? withoutBlocks(text) : text).childNodes);
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

/** `true` is an attribute without a value; `null` and `false` are none. */
function toAttributeText(value: unknown): string | null {
  if (value === true) return '';
  return toText(value) || null;
}

/** Objects have no text; the SDK would write `[object Object]`. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
