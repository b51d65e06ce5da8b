import { measure } from './measure.ts';
import { type ChromeNode, findNode, listBetween } from './read-chromes.ts';

/**
 * `hide`, `copy` and `marks` are keys of chromes; `before`, `after` and `inside` are the key where something appears.
 */
type GhostOrder = Readonly<Record<string, unknown>>;

/** The accent of the editor (../../browser/app/tokens.css), which the page does not have. */
const MARK = '2px dashed #3154d3';

const createBox = (): HTMLElement => {
  const box = document.createElement('div');
  box.style.cssText = `box-sizing: border-box; min-height: 96px; margin: 8px 0; border: ${MARK}; border-radius: 6px; opacity: .5`;
  return box;
};

export type Ghosts = ReturnType<typeof createGhosts>;

/**
 * Shows what a change will do until the page is loaded anew: a part is hidden, copied, announced by an empty box or
 * marked. React's own nodes keep their places, because React would not find them again.
 */
export function createGhosts() {
  const added: ChildNode[] = [];
  const styled: { element: HTMLElement; name: string; before: string }[] = [];

  const observer = new MutationObserver(() => clear());

  const style = (node: ChromeNode, name: string, value: string) => {
    for (const element of listBetween(node)) {
      if (!(element instanceof HTMLElement)) continue;
      styled.push({ element, name, before: element.style.getPropertyValue(name) });
      element.style.setProperty(name, value);
    }
  };
  const insert = (node: ChromeNode, place: 'before' | 'after' | 'inside', content: readonly ChildNode[]) => {
    const anchor = place === 'before' ? node.open : node.close;
    added.push(...content);
    // The closing chrome of a placeholder is its end.
    if (place === 'after') anchor?.after(...content);
    else anchor?.before(...content);
  };
  const copy = (node: ChromeNode | null): ChildNode[] => {
    if (!node || !measure(node)) return [createBox()];
    const parts = listBetween(node).filter((part) => part instanceof HTMLElement);
    const copies = parts.map((part) => part.cloneNode(true)).filter((part) => part instanceof HTMLElement);
    // A copy is no part of the page, so it has no chromes.
    for (const code of copies.flatMap((part) => [...part.querySelectorAll('code.scpm')])) code.remove();
    return copies.filter((part) => !part.matches('code.scpm'));
  };

  const clear = () => {
    observer.disconnect();
    for (const node of added.splice(0)) node.remove();
    for (const { element, name, before } of styled.splice(0)) element.style.setProperty(name, before);
  };

  return {
    show(root: ChromeNode, order: GhostOrder): void {
      clear();
      const find = (key: unknown) => (typeof key === 'string' && key ? findNode(root, key) : null);
      const content = copy(find(order.copy));
      for (const place of ['before', 'after', 'inside'] as const) {
        const node = find(order[place]);
        if (node) insert(node, place, content);
      }
      const gone = find(order.hide);
      if (gone) style(gone, 'display', 'none');
      for (const key of Array.isArray(order.marks) ? order.marks : []) {
        const node = find(key);
        if (node) style(node, 'outline', MARK);
      }
    },
    clear,
    /** Clears them when the page has changed, so that what they show does not vanish for a moment. */
    clearWithPage(): void {
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
  };
}
