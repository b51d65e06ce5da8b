import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process/process-wide';

/** A renewal on demand. `unknown`: the page cache was not asked, as with `next dev`. */
type Renewal = { state: 'unknown' | 'begun' | 'done'; error?: unknown };

const getStorage = () => processWide('renewal', () => new AsyncLocalStorage<Renewal>());

/**
 * Runs Next's renewal of a page, and rejects if the page was not rendered. Next does not always tell (16.4): with
 * `unstable_onlyGenerated` it answers 404 and REVALIDATED for its error page too, as if the page were not in the cache.
 */
export async function runRenewal(renew: () => Promise<void>): Promise<void> {
  const renewal: Renewal = { state: 'unknown' };
  await getStorage().run(renewal, renew);
  if (renewal.state === 'begun') throw renewal.error ?? new Error('The page could not be rendered');
}

/** Marks that the page of the renewal is looked up. Only the first page counts: the next one is Next's error page. */
export function beginRenewal({ isMissing }: { isMissing: boolean }): void {
  const renewal = getStorage().getStore();
  if (renewal?.state === 'unknown') renewal.state = isMissing ? 'done' : 'begun';
}

/** Marks that the page of the renewal is rendered. */
export function endRenewal(): void {
  const renewal = getStorage().getStore();
  if (renewal) renewal.state = 'done';
}

/** Says why the render of a renewal has failed. Does nothing outside of a renewal. */
export function reportFailedRender(error: unknown): void {
  const renewal = getStorage().getStore();
  if (renewal) renewal.error = error;
}
