import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '@/platform/cache/single-flight';
import { getBuildFolder } from '@/platform/process/build-folder';
import { readCardLook } from './read-card-look';
import { renderCardSvg } from './render-card-svg';
import type { ShareCard } from './share-card';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Drawing takes the thread for about 60 ms. More cards than these are refused, so that visitors do not wait. */
const MAX_WAITING = 20;

const WASM = 'node_modules/@resvg/resvg-wasm/index_bg.wasm';

/**
 * The returned function draws a card as PNG, one after another, each once. It rejects if too many cards wait. A process
 * can have only one such function, because the WebAssembly starts only once.
 */
export function createDrawCard(
  root = path.join(getBuildFolder(), '..'),
): (card: ShareCard) => Promise<Buffer> {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const join = createSingleFlight<Buffer>();
  let started: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(card: ShareCard): Promise<Buffer> {
    started ??= initWasm(readFileSync(path.join(root, WASM)));
    await started;
    const look = readCardLook(card.theme, root);
    const picture = new Resvg(renderCardSvg(card, look), {
      font: { fontBuffers: [...look.fonts], defaultFontFamily: look.fontFamily, loadSystemFonts: false },
    });
    try {
      return Buffer.from(picture.render().asPng());
    } finally {
      picture.free();
    }
  }

  /** Other requests are served between two cards. */
  async function drawInTurn(card: ShareCard): Promise<Buffer> {
    if (waiting >= MAX_WAITING) throw new Error('Too many share cards are being drawn');
    waiting += 1;
    const turn = last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(() => draw(card));
    // Isolation point: a card that fails must not stop the next one. The caller handles the failure.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  return async (card) => {
    const key = JSON.stringify(card);
    const known = cache.get(key);
    if (known) return known;
    const picture = await join(key, () => drawInTurn(card));
    cache.set(key, picture);
    return picture;
  };
}
