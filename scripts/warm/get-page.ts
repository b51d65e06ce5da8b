import { Agent as HttpAgent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import { text } from 'node:stream/consumers';

export type Page = { status: number; retryAfter: string | null; body: string };

/** Returns the page at a URL. Rejects if there is no response within the time limit. */
export type GetPage = (url: URL) => Promise<Page>;

const TIMEOUT_MS = 60_000;

/** `node` is the server to which all requests are sent, by default the host of each URL. Closes nothing: it may run on. */
export function createGetPage(node?: URL): GetPage {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };
  return (url) => {
    const { protocol, hostname, port } = node ?? url;
    const isSecure = protocol === 'https:';
    const options = {
      hostname,
      port,
      path: url.pathname + url.search,
      // The host name of the site, which decides on the site that a node shows.
      headers: { host: url.host, 'user-agent': 'marquee-warm (bot)' },
      agent: isSecure ? agents['https:'] : agents['http:'],
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    return new Promise((resolve, reject) => {
      const send = isSecure ? requestByHttps : requestByHttp;
      const sent = send(options, (response) => readPage(response).then(resolve, reject));
      sent.on('error', reject);
      sent.end();
    });
  };
}

async function readPage(response: IncomingMessage): Promise<Page> {
  const { statusCode: status = 0, headers } = response;
  return { status, retryAfter: headers['retry-after'] ?? null, body: await text(response) };
}
