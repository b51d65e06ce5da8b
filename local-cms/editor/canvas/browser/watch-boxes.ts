import type { Channel } from './channel.ts';
import { measureAll } from './measure.ts';
import type { ChromeNode } from './read-chromes.ts';

/**
 * Draws, and tells the editor where the parts of the page are, after each change of size. Returns a function that does it
 * now.
 */
export function watchBoxes(channel: Channel, getRoot: () => ChromeNode, draw: () => void): () => void {
  const redraw = () => {
    draw();
    channel.send('boxes', { boxes: measureAll(getRoot()) });
  };
  // Pictures and fonts that come later move what is below them.
  new ResizeObserver(redraw).observe(document.body);
  return redraw;
}
