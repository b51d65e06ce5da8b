import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { makeSafe } from '@/rendering/markup/make-safe';

type Tree = DefaultTreeAdapterTypes.DocumentFragment;

/** Deeper markup exhausts the stack of whoever walks it; browsers cut it at 512. */
const MAX_DEPTH = 200;

/** Markup may come out differently when it is read again; hardly any needs more than two readings. */
const MAX_READINGS = 5;

const TAG_START = /<(?=[a-z/!?]|$)/gi;

/** `wasSafe`: nothing had to be taken out or escaped. */
type SafeTree = { tree: Tree; wasSafe: boolean };

/**
 * Rich text as a tree in which nothing runs, and which a browser reads from its markup exactly so. Without what runs
 * or embeds a foreign page; what cannot be made safe becomes the text that was written.
 */
export function toSafeTree(html: string): SafeTree {
  let text = escapeUnended(html);
  let wasSafe = text === html;
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const tree = parseFragment(text);
    if (isDeep(tree)) break;
    const read = serialize(tree);
    makeSafe(tree);
    const safe = serialize(tree);
    wasSafe &&= safe === read;
    if (safe === text) return { tree, wasSafe };
    text = safe;
  }
  return { tree: parseFragment(escapeTags(html)), wasSafe: false };
}

/** A tag that does not end would swallow what stands after it on the page. */
function escapeUnended(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end) + escapeTags(html.slice(end));
}

const escapeTags = (html: string): string => html.replace(TAG_START, '&lt;');

function isDeep(tree: Tree): boolean {
  let level: readonly DefaultTreeAdapterTypes.ChildNode[] = tree.childNodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}
