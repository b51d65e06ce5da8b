import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { type Listening, listen } from './listen.ts';

type ProxyOptions = {
  /** Changes the headers of each response. */
  change?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** The only host name that the proxy listens on. */
  host?: string;
};

/**
 * Starts a proxy in front of a site, like a CDN. The proxy changes response headers or listens on another
 * host name.
 */
export async function startChangingProxy(
  target: string,
  { change = (headers) => headers, host = 'localhost' }: ProxyOptions,
): Promise<Listening> {
  const { hostname, port, host: targetHost } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const asked = request(
      // Every request opens a new connection, because the site can close an idle one at any moment.
      { agent: false, hostname, port, method, path, headers: { ...headers, host: targetHost } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, change(answer.headers));
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  return listen(server, host);
}
