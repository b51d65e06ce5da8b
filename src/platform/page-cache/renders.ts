import { setImmediate } from 'node:timers/promises';
import { withTimeout } from '../async/with-timeout';
import { processWide } from '../process/process-wide';
import { getSteadyTime } from '../process/steady-time';
import type { PageEntry } from './page-entry';

/** No render takes longer, so one whose end nobody has told of is forgotten then. */
const MAX_RENDER_MS = 15_000;

type Replaced = Pick<PageEntry, 'renderedAt'>;

type Render = { startedAt: number; done: PromiseWithResolvers<void>; replaced: Replaced | undefined };

export type Renders = {
  has: (page: string) => boolean;
  /** `replaced`: the page that visitors see until this render has ended, and if it fails. */
  begin: (page: string, replaced?: Replaced) => void;
  /** Returns the page that the render of this page replaces, or nothing if visitors wait for the render. */
  findReplaced: (page: string) => Replaced | undefined;
  end: (page: string) => void;
  /** Waits until the render of this page has ended, if there is one, and Next has forgotten it too. */
  waitFor: (page: string) => Promise<void>;
};

/** Knows which pages this process renders at the moment. */
export function createRenders(maxRenderMs = MAX_RENDER_MS): Renders {
  const renders = new Map<string, Render>();

  const toLeftMs = ({ startedAt }: Render): number => startedAt + maxRenderMs - getSteadyTime();

  function find(page: string): Render | undefined {
    const render = renders.get(page);
    return render && toLeftMs(render) > 0 ? render : undefined;
  }

  return {
    has: (page) => find(page) !== undefined,
    findReplaced: (page) => find(page)?.replaced,
    begin(page, replaced) {
      for (const [other, render] of renders) {
        if (toLeftMs(render) > 0) break;
        renders.delete(other);
      }
      const done = renders.get(page)?.done ?? Promise.withResolvers<void>();
      renders.delete(page);
      renders.set(page, { startedAt: getSteadyTime(), done, replaced });
    },
    end(page) {
      renders.get(page)?.done.resolve();
      renders.delete(page);
    },
    async waitFor(page) {
      const render = find(page);
      if (!render) return;
      await withTimeout(toLeftMs(render), render.done.promise, () => undefined);
      await setImmediate();
    },
  };
}

/** Next does not tell its cache that a first render has failed, so who builds pages does. */
export const getRenders = (): Renders => processWide('renders', createRenders);
