import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { type Listening, listen } from './listen.ts';

type ProxyOptions = {
  /** What becomes of the headers of each answer. */
  change?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** The name that the proxy is reached by; it listens there alone. */
  host?: string;
};

/** Stands in front of a site, as a CDN does, and breaks one thing. */
export async function startChangingProxy(
  target: string,
  { change = (headers) => headers, host = 'localhost' }: ProxyOptions,
): Promise<Listening> {
  const { hostname, port, host: targetHost } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const asked = request(
      { hostname, port, method, path, headers: { ...headers, host: targetHost } },
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
