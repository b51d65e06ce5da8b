import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from '@/config';
import { redactText, toLoggable } from '@/lib/redact';

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** What everything that logs takes as an argument. Errors go into a field, usually `error`. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Log>>;

/** Writes one JSON object a line to standard output, or to `destination`; secrets are taken out first. */
export function createLogger({ logLevel }: { logLevel: LogLevel }, destination?: DestinationStream): Logger {
  const lines = pino(
    {
      level: logLevel,
      // `level: "info"` and an ISO time are what log collectors read without being told.
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
