import { parseFragment } from 'parse5';

/**
 * The element's name, or `div` where the contents would end it: a browser closes a paragraph before a list, whatever
 * the markup says, and what stood after it would stand elsewhere.
 */
export function toFittingTag(name: string, contents: unknown): string {
  if (typeof contents !== 'string' || !contents.includes('<')) return name;
  const tag = name.toLowerCase();
  const [first, ...others] = parseFragment(`<${tag}>${contents}</${tag}>`).childNodes;
  return first?.nodeName === tag && others.length === 0 ? name : 'div';
}
