import { measure } from './measure.ts';
import type { ChromeNode } from './read-chromes.ts';

const STYLE = `
  div { position: absolute; box-sizing: border-box; pointer-events: none; border-radius: 2px }
  .hover { border: 2px dashed #3154d3 }
  .selected { border: 2px solid #3154d3; box-shadow: 0 0 0 1px #fff }
  @media (forced-colors: active) { div { forced-color-adjust: none; border-color: Highlight } }
`;

export const BOX_NAMES = ['hover', 'selected'] as const;

export type BoxName = (typeof BOX_NAMES)[number];

/** Draws boxes around parts of the page. A shadow root protects the boxes from React and the page's styles. */
export function createBoxes() {
  const host = document.createElement('editor-boxes');
  host.style.cssText = 'position: absolute; inset: 0 auto auto 0; z-index: 2147483647';
  const shadow = host.attachShadow({ mode: 'closed' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const boxes: Record<BoxName, HTMLElement> = { hover: createBox('hover'), selected: createBox('selected') };
  shadow.append(style, boxes.hover, boxes.selected);

  return {
    show(name: BoxName, node: ChromeNode | null): void {
      if (!host.isConnected) document.documentElement.append(host);
      const box = boxes[name];
      const area = node && measure(node);
      box.hidden = !area;
      if (!area) return;
      for (const [side, length] of Object.entries(area)) box.style.setProperty(side, `${length}px`);
    },
  };
}

function createBox(name: BoxName): HTMLElement {
  const box = document.createElement('div');
  box.className = name;
  box.hidden = true;
  return box;
}
