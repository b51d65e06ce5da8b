import type { Log } from '../../model/content-store.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { publishItemVersion } from '../graphql/versions/version-mutations.ts';
import { createSchedule, type Schedule } from './create-schedule.ts';

const LOOK_MS = 1000;

/** Returns a function that runs it unless it is still running, and logs its errors. */
export function createLook(run: () => Promise<void>, log: Log): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (error) {
      // Isolation point: the next look must not depend on this one.
      log.error(`scheduled publishing has failed: ${error instanceof Error ? error.stack : error}`);
    } finally {
      isRunning = false;
    }
  };
}

/** Looks for drafts to publish every second, beginning now. */
export function startSchedule(context: AuthoringContext, log: Log): Schedule & { close(): void } {
  const schedule = createSchedule({
    getSnapshot: () => context.store.current,
    publish: async (itemId, language) => {
      await publishItemVersion(null, { input: { itemId, language, by: 'schedule' } }, context);
    },
    log,
  });
  const look = createLook(schedule.run, log);
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  void look();
  return {
    run: schedule.run,
    get problems() {
      return schedule.problems;
    },
    close: () => clearInterval(timer),
  };
}
