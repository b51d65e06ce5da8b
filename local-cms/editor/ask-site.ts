export type EditedSite = { url: string; secret: string | null };

const TIMEOUT_MS = 10_000;

/** Sends a request to the site's editing endpoints. Returns null if the site does not answer. */
export async function askSite(url: string, secret: string): Promise<Response | null> {
  try {
    return await fetch(url, {
      headers: { 'x-editing-secret': secret },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    // Checks the name, because `instanceof` fails in Jest, where the errors of fetch belong to another realm.
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
    if (name === 'TypeError' || name === 'TimeoutError') return null;
    throw error;
  }
}
