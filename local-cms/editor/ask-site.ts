export type EditedSite = { url: string; secret: string | null };

const TIMEOUT_MS = 10_000;

/** Returns null if the site does not answer, or not to the end. */
export async function unlessSilent<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    // Checks the name, because `instanceof` fails in Jest, where the errors of fetch belong to another realm.
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
    if (name === 'TypeError' || name === 'TimeoutError') return null;
    throw error;
  }
}

type SiteAnswer = { status: number; headers: Headers; text: string };

async function readAnswer(address: URL): Promise<SiteAnswer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Sends a request to the site's editing endpoints with the secret where the SDK looks for it. Returns null if the site
 * does not answer, or not to the end.
 */
export function askSite(url: string, secret: string): Promise<SiteAnswer | null> {
  const address = new URL(url);
  address.searchParams.set('secret', secret);
  return unlessSilent(readAnswer(address));
}
