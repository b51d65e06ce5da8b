import type { SessionParameters } from './client.ts';

/** The site ends a session three seconds after it has begun, and the page has to be asked for before that. */
const USABLE_MS = 2_000;

type Opened = { key: string; since: number; path: Promise<string> };

const toKey = (parameters: SessionParameters): string => JSON.stringify(parameters);

/** Opens editing sessions, of which the site knows only the last one. `request` returns the path to load. */
export function createSessions(
  request: (parameters: SessionParameters) => Promise<string>,
  now: () => number = () => performance.now(),
) {
  let early: Opened | null = null;

  /** Waits for the session that was opened early. Returns its path; null if there is none for this. */
  async function takeEarly(parameters: SessionParameters): Promise<string | null> {
    const opened = early;
    early = null;
    // Also if it is for another page, because the answer of an earlier request would replace the session of a later one.
    const path = await opened?.path.catch(() => null);
    const isUsable = opened?.key === toKey(parameters) && now() - opened.since < USABLE_MS;
    return path && isUsable ? path : null;
  }

  return {
    open: async (parameters: SessionParameters): Promise<string> =>
      (await takeEarly(parameters)) ?? request(parameters),
    /** Opens a session that will probably be needed soon. */
    openEarly(parameters: SessionParameters): void {
      const earlier = takeEarly(parameters);
      const path = earlier.then(() => request(parameters));
      // Without an early session the page opens one when it needs it, and reports why that fails.
      path.catch(() => undefined);
      early = { key: toKey(parameters), since: now(), path };
    },
  };
}
