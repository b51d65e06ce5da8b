import pino, { type DestinationStream } from 'pino';
import type { LogLevel } from '../config/environment-schema';
import { redactText, toLoggable } from './redact';
import { getRequestContext } from './request-context';

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Each function writes one log line. Pass an error as a field, usually called `error`. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Log>>;

function getRequestFields() {
  const { upstream = [], ...known } = getRequestContext() ?? {};
  return { ...known, ...(upstream.length > 0 && { upstream }) };
}

/**
 * Writes one JSON object per line to `destination`, by default to standard output. A line that is written during a
 * request has the fields of its RequestContext, unless it names others. Secrets are redacted.
 */
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
      if (!lines.isLevelEnabled(level)) return;
      lines[level](toLoggable({ ...getRequestFields(), ...fields }), redactText(message));
    };
  };
  return { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
}
