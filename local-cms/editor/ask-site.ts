export type EditedSite = { url: string; secret: string | null };

const TIMEOUT_MS = 10_000;

/**
 * Sends a request to the site's editing endpoints with the secret where the SDK looks for it. Returns null if the site
 * does not answer.
 */
export async function askSite(url: string, secret: string): Promise<Response | null> {
  const address = new URL(url);
  address.searchParams.set('secret', secret);
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    // Checks the name, because `instanceof` fails in Jest, where the errors of fetch belong to another realm.
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
    if (name === 'TypeError' || name === 'TimeoutError') return null;
    throw error;
  }
}
