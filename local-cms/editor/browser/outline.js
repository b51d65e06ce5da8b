/** Fields are shown on the page; the outline has what the page is built of. */
const isPart = ({ type }) => type !== 'field';

/**
 * The outline of the page as nested lists of buttons. What is pointed at or focused there is shown in the page, and
 * what is selected in the page is marked there.
 */
export function createOutline({ list, channel, toName }) {
  const buttons = new Map();
  let selected = '';

  const mark = (key, shouldScroll) => {
    selected = key;
    for (const [own, button] of buttons) {
      if (own === key) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    if (shouldScroll) buttons.get(key)?.scrollIntoView({ block: 'nearest' });
  };
  const hover = (key) => {
    for (const [own, button] of buttons) button.classList.toggle('hover', own === key);
  };
  const tell = (name, key) => () => channel.send(name, { key, isFromOutline: name === 'selected' });

  function toButton({ key, type, ...node }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = type;
    button.textContent = toName({ type, ...node });
    button.addEventListener('pointerenter', tell('hover', key));
    button.addEventListener('pointerleave', tell('hover', ''));
    button.addEventListener('focus', tell('hover', key));
    button.addEventListener('blur', tell('hover', ''));
    button.addEventListener('click', () => {
      mark(key, false);
      tell('selected', key)();
    });
    buttons.set(key, button);
    return button;
  }

  function toItem(node) {
    const item = document.createElement('li');
    item.append(toButton(node));
    const children = node.children.filter(isPart);
    if (children.length > 0) {
      const inner = document.createElement('ul');
      inner.append(...children.map(toItem));
      item.append(inner);
    }
    return item;
  }

  /** A field belongs to the nearest part above it. */
  const toPartKey = (key) => {
    let part = key;
    while (part && !buttons.has(part)) part = part.slice(0, part.lastIndexOf('/'));
    return part;
  };
  channel.on('selected', ({ key }) => mark(toPartKey(key), true));
  channel.on('hover', ({ key }) => hover(toPartKey(key)));

  return (nodes) => {
    const focused = [...buttons].find(([, button]) => button === document.activeElement)?.[0];
    buttons.clear();
    list.replaceChildren(...nodes.filter(isPart).map(toItem));
    mark(selected, false);
    buttons.get(focused)?.focus();
  };
}
