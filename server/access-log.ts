import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactText } from '../src/platform/telemetry/redact.ts';
import type { RequestContext } from '../src/platform/telemetry/request-context.ts';

const PROBES = new Set(['/api/healthz', '/api/readyz']);

/**
 * Writes a line in the form of the logger when the response has ended, but not for assets that exist and probes that
 * succeed. The query is left out, because it can contain secrets and personal data. Takes about 10 µs: the logger, which
 * must redact any field, would take several times as long.
 */
export function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  write: (line: string) => void,
): void {
  const startedAt = performance.now();
  const { method, socket } = request;
  const bytesBefore = socket.bytesWritten;
  response.once('close', () => {
    const { statusCode: status } = response;
    const { requestId, path = '', page, site, language, cache, upstream } = context;
    if (status < 400 && (PROBES.has(path) || path.startsWith('/_next/static/'))) return;
    const fields = {
      level: 'info',
      time: new Date().toISOString(),
      requestId,
      method,
      path: redactText(path),
      status,
      ms: round(performance.now() - startedAt),
      bytes: socket.bytesWritten - bytesBefore,
      ...(cache && { cache }),
      ...(page && { page }),
      ...(site && { site }),
      ...(language && { language }),
      ...(upstream.length > 0 && { upstream: upstream.map((call) => ({ ...call, ms: round(call.ms) })) }),
      ...(!response.writableFinished && { aborted: true }),
      msg: 'Request',
    };
    write(`${JSON.stringify(fields)}\n`);
  });
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
