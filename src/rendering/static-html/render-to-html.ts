import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
// Next uses this renderer too. Two renderers on one server would read each other's context values.
import { renderToReadableStream } from 'react-dom/server.edge';
import type { HeadElement } from '../context/page-data';
import { separatePreloads } from './image-preload';

type RenderOptions = { signal: AbortSignal; identifierPrefix?: string };
type Rendered = { html: string; preload: HeadElement | null; errors: readonly unknown[] };

/** Renders a tree on the server and waits for everything that suspends. Returns the errors that components throw. */
export async function renderToHtml(tree: ReactNode, options: RenderOptions): Promise<Rendered> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  try {
    // With a finite size, React would write the content of large boundaries to the end, with scripts that move it.
    const stream = await renderToReadableStream(tree, {
      ...options,
      onError,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    await stream.allReady;
    return { ...separatePreloads(await text(stream)), errors };
  } catch (error) {
    // Isolation point: the error was thrown outside of any boundary. `onError` has received it too.
    return { html: '', preload: null, errors: [error] };
  }
}
