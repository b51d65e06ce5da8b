import type { Log } from '../../model/content-store.ts';
import type { AuthoringContext } from '../graphql/authoring-context.ts';
import { publishItemVersion } from '../graphql/version-mutations.ts';
import { createSchedule, type Schedule } from './create-schedule.ts';

const LOOK_MS = 1000;

/** Looks for drafts to publish every second, beginning now. */
export function startSchedule(context: AuthoringContext, log: Log): Schedule & { close(): void } {
  const schedule = createSchedule({
    getSnapshot: () => context.store.current,
    publish: async (itemId, language) => {
      await publishItemVersion(null, { input: { itemId, language, by: 'schedule' } }, context);
    },
    log,
  });
  let isRunning = false;
  const look = async () => {
    if (isRunning) return;
    isRunning = true;
    await schedule.run();
    isRunning = false;
  };
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
