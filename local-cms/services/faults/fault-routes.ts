import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../../model/content-store.ts';
import { isLoopbackOrigin } from '../../platform/loopback.ts';
import { readJson } from '../../platform/read-json.ts';
import { type Fault, FaultList, type Faults } from './fault.ts';

const MAX_BODY_BYTES = 100_000;

const USAGE = 'Send a list like [{ "match": "RedirectsQuery", "answer": "500", "delayMs": 0 }].';

export function createFaultRoutes({ faults, log }: { faults: Faults; log: Log }): Hono {
  const app = new Hono();
  app.use(rejectWebPages);
  app.get('/', (context) => context.json(faults.current));
  app.put('/', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    const list = FaultList.safeParse(await readJson(context.req));
    if (!list.success) {
      const problems = list.error.issues.map(({ path, message }) => [...path, message].join(': '));
      return context.json({ message: USAGE, problems }, 400);
    }
    faults.current = list.data;
    log.info(`faults  ${list.data.map(toText).join(', ') || 'none'}`);
    return context.json(list.data);
  });
  app.delete('/', (context) => {
    faults.current = [];
    log.info('faults  none');
    return context.json(faults.current);
  });
  return app;
}

/** Checks Origin, which only web pages send, and Host, because a web page's host name can lead to this machine. */
const rejectWebPages: MiddlewareHandler = async ({ req, json }, next) => {
  if (req.header('origin') !== undefined) return json({ message: 'Web pages may not change faults.' }, 403);
  if (!isLoopbackOrigin(`http://${req.header('host')}`)) {
    return json({ message: 'Use localhost to read or change faults.' }, 403);
  }
  return next();
};

const toText = ({ match, answer, delayMs }: Fault): string =>
  [
    answer ?? 'the real response',
    delayMs > 0 && `after ${delayMs} ms`,
    match && `for ${JSON.stringify(match)}`,
  ]
    .filter(Boolean)
    .join(' ');
