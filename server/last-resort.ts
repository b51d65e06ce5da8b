import type { LogFailure } from '../src/platform/telemetry/failure-log.ts';
import type { Logger } from '../src/platform/telemetry/logger.ts';
import type { Stop } from './stop.ts';

/**
 * Replaces Next's handlers, which only print the error. After an uncaught exception the state of the process is unknown.
 * So it answers only what it has begun, without the delay of a stop, and ends with code 1 (Node documentation, "Warning:
 * Using 'uncaughtException' correctly"). A promise that nobody waits for leaves no half-done work behind, so the process
 * goes on.
 */
export function handleUncaught(stop: Stop, logger: Logger, logFailure: LogFailure): void {
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection');
  process.on('uncaughtException', (error) => {
    logger.error({ error }, 'An exception was not caught');
    void stop('uncaughtException', 1);
  });
  process.on('unhandledRejection', (error) => logFailure(error, 'A rejected promise was not handled'));
}
