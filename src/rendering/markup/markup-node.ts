import type { DefaultTreeAdapterTypes } from 'parse5';

export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type ElementNode = DefaultTreeAdapterTypes.Element;

export function isElement(node: ChildNode | ParentNode): node is ElementNode {
  return 'tagName' in node;
}

export function findAttribute({ attrs }: ElementNode, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** `null` takes the attribute away. A name that HTML does not allow is left out. */
export function setAttribute(element: ElementNode, name: string, value: string | null): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  const isSet = value !== null && /^[a-z][\w-]*$/i.test(name);
  element.attrs = isSet ? [...others, { name, value }] : others;
}

export function setChildren(parent: ParentNode, children: readonly ChildNode[]): void {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
}

/** The first element below this one that has one of the names. */
export function findBelow(element: ElementNode, names: readonly string[]): ElementNode | null {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    if (names.includes(child.tagName)) return child;
    const found = findBelow(child, names);
    if (found) return found;
  }
  return null;
}

/** The element itself or the nearest around it that has the name. */
export function findAround(element: ElementNode, name: string): ElementNode | null {
  let node: ParentNode | null = element;
  while (node && isElement(node)) {
    if (node.tagName === name) return node;
    node = node.parentNode;
  }
  return null;
}
