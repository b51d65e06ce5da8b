import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a service may do instead of answering. */
export const faults = {
  'HTTP 500': (response) => response.writeHead(500, asJson).end('{"message":"down"}'),
  'HTTP 429': (response) => response.writeHead(429, asJson).end('{}'),
  'HTTP 429 with Retry-After': (response) =>
    response.writeHead(429, { ...asJson, 'retry-after': '30' }).end('{}'),
  'invalid JSON': (response) => response.writeHead(200, asJson).end('{"data":'),
  'no body': (response) => response.writeHead(200, asJson).end(),
  'empty data': (response) => response.writeHead(200, asJson).end('{"data":{}}'),
  'a GraphQL error': (response) => response.writeHead(200, asJson).end('{"errors":[{"message":"no"}]}'),
  'a dropped connection': (response) => response.destroy(),
  'no answer': () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof faults;

const asJson = { 'content-type': 'application/json' };

export type FaultProxy = {
  url: string;
  /** From now on, questions whose address or body holds `words` meet the fault. */
  break: (words: string, fault: Fault) => void;
  mend: () => void;
  stop: () => Promise<void>;
};

/** Stands between the site and its CMS and breaks what a test wants broken. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let broken: { words: string; fault: Fault } | null = null;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (broken && `${request.url} ${body}`.includes(broken.words)) {
      faults[broken.fault](response);
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    const sent = { method: request.method, headers, body: request.method === 'POST' ? body : undefined };
    const answer = await fetch(target + request.url, sent);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    break: (words, fault) => {
      broken = { words, fault };
    },
    mend: () => {
      broken = null;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
