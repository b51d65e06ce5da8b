import { format, stripVTControlCharacters } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { LogFailure } from './failure-log';
import type { Logger } from './logger';

const LEVELS = [
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

type ConsoleMethods = Pick<Console, (typeof LEVELS)[number][0]>;

/**
 * Sends what libraries write to the console to the log, one line each, because a collector of logs expects nothing else
 * on the output. Next prints each error that a page throws up to three times, some with their stack in 100 lines;
 * an error that is logged already is not logged again.
 */
export function sendConsoleToLog(
  logger: Logger,
  logFailure: LogFailure,
  target: ConsoleMethods = console,
): void {
  for (const [method, level] of LEVELS) {
    target[method] = (...args: unknown[]) => {
      const error = args.find(isNativeError);
      const texts = args.filter((arg) => arg !== error);
      const message = stripVTControlCharacters(format(...texts)).trim();
      if (method === 'error' && error) logFailure(error, 'A request failed', message ? { message } : {});
      else if (error) logger[level]({ source: 'console', error }, message || error.message);
      else if (message) logger[level]({ source: 'console' }, message);
    };
  }
}

/** Logs the warnings of Node, such as those of outdated functions, in place of Node's own two lines on the output. */
export function sendWarningsToLog(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const code = 'code' in warning ? warning.code : undefined;
    logger.warn({ source: 'node', type: warning.name, code }, warning.message);
  });
}
