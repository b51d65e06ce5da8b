import { type ElementNode, findAttribute, setAttribute } from './markup-node';

const SAME_WINDOW = /^(_self|_parent|_top)?$/i;

/** Keeps a page that opens in a window of its own from steering this one; what else its `rel` says stays. */
export function guardOpener(link: ElementNode): void {
  const target = findAttribute(link, 'target') ?? '';
  if (SAME_WINDOW.test(target)) return;
  const written = (findAttribute(link, 'rel') ?? '').split(/\s+/).filter(Boolean);
  setAttribute(link, 'rel', [...new Set([...written, 'noopener', 'noreferrer'])].join(' '));
}
