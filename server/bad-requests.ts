import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../src/platform/telemetry/logger.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what Node cannot read as a request, and CONNECT, which only proxies serve. */
export function answerBadRequests(server: Server, logger: Logger): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error;
    const response = responses.get(socket);
    // A second status line in the middle of a response would become part of its body.
    if (response?.headersSent && !response.writableEnded) return socket.destroy();
    if (!socket.writable || socket.destroyed || code === 'ECONNRESET') return socket.destroy();
    const status = ANSWERS[code] ?? '400 Bad Request';
    logger.info({ status: Number(status.slice(0, 3)), code }, 'Bad request');
    endWith(socket, status);
  });
  server.on('connect', (_request, socket) => endWith(socket, '405 Method Not Allowed', ['Allow: GET, HEAD']));
}

function endWith(socket: Duplex, status: string, headers: readonly string[] = []): void {
  const lines = [`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''];
  socket.end(lines.join('\r\n'));
}
