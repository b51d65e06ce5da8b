import type { Channel } from './channel.ts';
import type { OutlineNode } from './messages.ts';

type OutlineParts = { list: HTMLElement; channel: Channel; toName: (node: OutlineNode) => string };

const isListed = ({ type }: OutlineNode): boolean => type !== 'field';

/** A button and its part of the page highlight each other when the user points at or clicks one of them. */
export function createOutline({ list, channel, toName }: OutlineParts) {
  const buttons = new Map<string, HTMLButtonElement>();
  let selected = '';

  const mark = (key: string, shouldScroll: boolean) => {
    selected = key;
    for (const [own, button] of buttons) {
      if (own === key) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    if (shouldScroll) buttons.get(key)?.scrollIntoView({ block: 'nearest' });
  };
  const markHover = (key: string) => {
    for (const [own, button] of buttons) button.classList.toggle('hover', own === key);
  };
  const sendHover = (key: string) => () => channel.send('hover', { key });

  function createButton(node: OutlineNode): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = node.type;
    button.textContent = toName(node);
    for (const event of ['pointerenter', 'focus']) button.addEventListener(event, sendHover(node.key));
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, sendHover(''));
    button.addEventListener('click', () => {
      mark(node.key, false);
      channel.send('selected', { key: node.key, isFromOutline: true });
    });
    buttons.set(node.key, button);
    return button;
  }

  function createItem(node: OutlineNode): HTMLLIElement {
    const item = document.createElement('li');
    item.append(createButton(node));
    const children = node.children.filter(isListed);
    if (children.length > 0) {
      const inner = document.createElement('ul');
      inner.append(...children.map(createItem));
      item.append(inner);
    }
    return item;
  }

  /** Returns the key of the node if the outline lists the node, or else the key of its nearest listed ancestor. */
  const toListedKey = (key: string): string => {
    let listed = key;
    while (listed && !buttons.has(listed)) listed = listed.slice(0, listed.lastIndexOf('/'));
    return listed;
  };
  channel.listen((message) => {
    if (message.name === 'selected') mark(toListedKey(message.data.key), true);
    if (message.name === 'hover') markHover(toListedKey(message.data.key));
  });

  return (nodes: readonly OutlineNode[]): void => {
    const [focused = ''] = [...buttons].find(([, button]) => button === document.activeElement) ?? [];
    buttons.clear();
    list.replaceChildren(...nodes.filter(isListed).map(createItem));
    mark(selected, false);
    buttons.get(focused)?.focus();
  };
}
