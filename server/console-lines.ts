import { format, stripVTControlCharacters } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { Logger } from '../src/platform/telemetry/logger.ts';

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/** Makes one log line of each call of `console`, with which Next and other packages print. */
export function logConsole(logger: Logger, target: Partial<Console> = console): void {
  const toWriter =
    (level: keyof Logger) =>
    (...values: unknown[]) => {
      const error = values.find(isNativeError);
      const texts = values.filter((value) => value !== error);
      const text = stripVTControlCharacters(format(...texts)).trim();
      if (error) logger[level]({ error }, text || 'Printed by a package');
      else if (text) logger[level]({}, text);
    };
  for (const [method, level] of Object.entries(LEVELS)) Object.assign(target, { [method]: toWriter(level) });
}
