import { setImmediate } from 'node:timers/promises';
import { withTimeout } from '../async/with-timeout';
import { getSteadyTime } from '../process/steady-time';

/** No render takes longer. Next does not say when a first render fails, so it is forgotten then. */
const MAX_RENDER_MS = 15_000;

type Render = { startedAt: number; done: PromiseWithResolvers<void> };

/** Knows which pages this process renders at the moment. */
export function createRenders() {
  const renders = new Map<string, Render>();

  const find = (page: string): Render | undefined => {
    const render = renders.get(page);
    return render && getSteadyTime() - render.startedAt < MAX_RENDER_MS ? render : undefined;
  };

  return {
    has: (page: string): boolean => find(page) !== undefined,
    begin(page: string): void {
      const startedAt = getSteadyTime();
      for (const [other, render] of renders) {
        if (startedAt - render.startedAt < MAX_RENDER_MS) break;
        renders.delete(other);
      }
      const done = renders.get(page)?.done ?? Promise.withResolvers<void>();
      renders.delete(page);
      renders.set(page, { startedAt, done });
    },
    end(page: string): void {
      renders.get(page)?.done.resolve();
      renders.delete(page);
    },
    /** Waits until the render of this page has ended, if there is one, and Next has forgotten it too. */
    async waitFor(page: string): Promise<void> {
      const render = find(page);
      if (!render) return;
      await withTimeout(MAX_RENDER_MS, render.done.promise, () => undefined);
      await setImmediate();
    },
  };
}
