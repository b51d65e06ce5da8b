import { recordBreaker } from '@/platform/telemetry/counters';

/** An operation is stopped after this many failures in a row. */
const FAILURES_TO_OPEN = 5;
/** While an operation is stopped, one request in this time tries whether the CMS responds again. */
const PROBE_EVERY_MS = 1000;

type Breaker = { failures: number; probedAt: number };

/**
 * One breaker for each operation, so that no visitor waits for a query that fails anyway. A library allows one probe at
 * a time; here the next one does not wait for a probe that hangs, so the site recovers a second after the CMS.
 */
export function createCircuitBreakers({ now = () => performance.now() } = {}) {
  const breakers = new Map<string, Breaker>();
  const isOpen = ({ failures }: Breaker): boolean => failures >= FAILURES_TO_OPEN;

  return {
    /** Returns whether a request may be sent. While the breaker is open, the caller that gets `true` is the probe. */
    allows(operation: string): boolean {
      const breaker = breakers.get(operation);
      if (!breaker || !isOpen(breaker)) return true;
      if (now() - breaker.probedAt < PROBE_EVERY_MS) return false;
      breaker.probedAt = now();
      recordBreaker(operation, 'half-open');
      return true;
    },
    /** Returns whether this opened the breaker. */
    fail(operation: string): boolean {
      const breaker = breakers.get(operation) ?? { failures: 0, probedAt: now() };
      breakers.set(operation, breaker);
      breaker.failures += 1;
      if (isOpen(breaker)) recordBreaker(operation, 'open');
      if (breaker.failures !== FAILURES_TO_OPEN) return false;
      breaker.probedAt = now();
      return true;
    },
    /** Returns whether this closed the breaker. */
    succeed(operation: string): boolean {
      const breaker = breakers.get(operation);
      breakers.delete(operation);
      if (!breaker || !isOpen(breaker)) return false;
      recordBreaker(operation, 'closed');
      return true;
    },
  };
}
