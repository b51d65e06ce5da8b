import { trace } from '@opentelemetry/api';
import { countCmsRequest, countCmsRetry } from '@/platform/telemetry/counters';
import { getRequestContext } from '@/platform/telemetry/request-context';
import { inSpan } from '@/platform/telemetry/tracing';
import { CmsError } from './cms-error';

/** Lines of the log stay short, even those of a page with hundreds of queries. */
const MAX_NOTES = 50;

type Note = (outcome: string, ms: number) => void;

/** Runs the query of a caller in a span, and notes down for the log of the caller's request how long it waited. */
export function observeCaller<Data>(operation: string, run: () => Promise<Data>): Promise<Data> {
  const upstream = getRequestContext()?.upstream;
  return inSpan(`cms ${operation}`, { 'cms.operation': operation }, (span) =>
    timed(run, (outcome, ms) => {
      span?.setAttribute('cms.outcome', outcome);
      if (upstream && upstream.length < MAX_NOTES)
        upstream.push({ operation, ms: Math.round(ms * 10) / 10, outcome });
    }),
  );
}

/** Measures a query that several callers may share. */
export const observeQuery = <Data>(operation: string, run: () => Promise<Data>): Promise<Data> =>
  timed(run, (outcome, ms) => countCmsRequest(operation, outcome, ms));

/** `attempts`: how often the query was sent until now. */
export function noteRetry(operation: string, attempts: number): void {
  countCmsRetry(operation);
  trace.getActiveSpan()?.setAttribute('cms.attempts', attempts + 1);
}

async function timed<Data>(run: () => Promise<Data>, note: Note): Promise<Data> {
  const startedAt = performance.now();
  const end = (outcome: string) => note(outcome, performance.now() - startedAt);
  try {
    const data = await run();
    end('ok');
    return data;
  } catch (error) {
    end(error instanceof CmsError ? error.kind : 'aborted');
    throw error;
  }
}
