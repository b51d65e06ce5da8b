import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from '../config/environment-schema';
import { redactText, toLoggable } from './redact';

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Each function writes one log line. Pass an error as a field, usually called `error`. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Log>>;

/** Writes one JSON object per line to `destination`, by default to standard output. Secrets are redacted. */
export function createLogger({ logLevel }: { logLevel: LogLevel }, destination?: DestinationStream): Logger {
  const lines = pino(
    {
      level: logLevel,
      // Log collectors read the level as a word and the time in ISO format without configuration.
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
  const logAt = (level: keyof Logger): Log => {
    return (fields, message) => {
      if (lines.isLevelEnabled(level)) lines[level](toLoggable(fields), redactText(message));
    };
  };
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
