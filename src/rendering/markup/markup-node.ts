import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type ElementNode = DefaultTreeAdapterTypes.Element;

export const isElement = (node: ChildNode | ParentNode): node is ElementNode => 'tagName' in node;

export const isParent = (node: ChildNode | ParentNode): node is ParentNode => 'childNodes' in node;

export function createFragment(children: readonly ChildNode[]): ParentNode {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  setChildren(fragment, children);
  return fragment;
}

export function createTextElement(tagName: string, className: string, text: string): ElementNode {
  const attributes = [{ name: 'class', value: className }];
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attributes);
  setText(element, text);
  return element;
}

export function findAttribute({ attrs }: ElementNode, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Sets an attribute. Removes it when the value is `null` or the name is not safe to serialize. */
export function setAttribute(element: ElementNode, name: string, value: string | null): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  const isSet = value !== null && /^[a-z][\w-]*$/i.test(name);
  element.attrs = isSet ? [...others, { name, value }] : others;
}

export function setChildren(parent: ParentNode, children: readonly ChildNode[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** parse5 escapes nothing in `<style>`. There `<` becomes `\3c` (CSS), because `</style>` would end the element. */
export function setText(element: ElementNode, text: string): void {
  const value = element.tagName === 'style' ? text.replaceAll('<', '\\3c ') : text;
  setChildren(element, value ? [defaultTreeAdapter.createTextNode(value)] : []);
}

export function toText(node: ChildNode | ParentNode): string {
  if (isParent(node)) return node.childNodes.map(toText).join('');
  return 'value' in node ? node.value : '';
}

/** Returns the first descendant with one of these tag names. */
export function findBelow(element: ElementNode, names: readonly string[]): ElementNode | null {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    if (names.includes(child.tagName)) return child;
    const found = findBelow(child, names);
    if (found) return found;
  }
  return null;
}

/** Returns the element itself or its nearest ancestor with this tag name. */
export function findAround(element: ElementNode, name: string): ElementNode | null {
  let node: ParentNode | null = element;
  while (node && isElement(node)) {
    if (node.tagName === name) return node;
    node = node.parentNode;
  }
  return null;
}
