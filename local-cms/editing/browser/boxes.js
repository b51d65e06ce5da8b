const STYLE = `
  div { position: absolute; box-sizing: border-box; pointer-events: none; border-radius: 2px }
  .hover { border: 2px dashed #1b5fd1 }
  .selected { border: 3px solid #1b5fd1; box-shadow: 0 0 0 2px #fff }
`;

/** What stands between two chromes, as a rectangle of the document. */
function measure({ open, close }) {
  const range = document.createRange();
  range.setStartAfter(open);
  range.setEndBefore(close);
  const inner = range.getBoundingClientRect();
  // An empty placeholder has nothing in it; its frame is the SDK's.
  const box = inner.width && inner.height ? inner : open.parentElement.getBoundingClientRect();
  return { top: box.top + scrollY, left: box.left + scrollX, width: box.width, height: box.height };
}

/**
 * Draws around parts of the page. In a shadow root beside the page: what React made is left alone, and the page's
 * styles do not reach it.
 */
export function createBoxes() {
  const host = document.createElement('editor-boxes');
  host.style.cssText = 'position: absolute; inset: 0 auto auto 0; z-index: 2147483647';
  const shadow = host.attachShadow({ mode: 'closed' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const boxes = { hover: document.createElement('div'), selected: document.createElement('div') };
  for (const [name, box] of Object.entries(boxes)) box.className = name;
  for (const box of Object.values(boxes)) box.hidden = true;
  shadow.append(style, ...Object.values(boxes));

  return {
    show(name, node) {
      if (!host.isConnected) document.documentElement.append(host);
      const box = boxes[name];
      box.hidden = !node?.close;
      if (box.hidden) return;
      for (const [side, length] of Object.entries(measure(node))) box.style[side] = `${length}px`;
    },
  };
}
