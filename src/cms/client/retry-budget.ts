/** Retries are at most this share of all requests. */
const SHARE = 0.1;
/** A quiet site may use as many retries at once. */
const MAX_SAVED = 10;

/** Keeps retries from multiplying the requests to a CMS that fails. */
export function createRetryBudget() {
  let saved = MAX_SAVED;
  return {
    countRequest(): void {
      saved = Math.min(MAX_SAVED, saved + SHARE);
    },
    /** Returns whether one more retry is allowed, and counts it. */
    takeRetry(): boolean {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
