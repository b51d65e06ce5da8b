import { createServer, type ServerResponse } from 'node:http';

/** What a CMS may do instead of answering. */
export const FAULTS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '500': (response) => response.writeHead(500).end('<p>secret stack</p>'),
  '429': (response) => response.writeHead(429).end(),
  '429 with Retry-After': (response) => response.writeHead(429, { 'retry-after': '30' }).end(),
  'invalid JSON': (response) => response.writeHead(200, asJson).end('{"data":'),
  'a GraphQL error': (response) =>
    response.writeHead(200, asJson).end('{"data":null,"errors":[{"message":"secret"}]}'),
  'an empty answer': (response) => response.writeHead(200, asJson).end('{"data":{}}'),
  'a lost connection': (response) => response.destroy(),
  hanging: () => undefined,
};

const asJson = { 'content-type': 'application/json' };

export type FailingProxy = {
  url: string;
  /** From now on questions whose address or text holds `part` get a fault of that name; `null`: all are answered. */
  fail: (part: string | null, fault?: string) => void;
  /** The bodies of all questions so far. */
  asked: string[];
  close: () => Promise<void>;
};

/** Stands between a site and its CMS and fails for some questions as it is told. */
export async function startFailingProxy(target: string): Promise<FailingProxy> {
  const asked: string[] = [];
  let failing: { part: string; fault: string } | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(body);
    if (failing && `${request.url} ${body}`.includes(failing.part)) {
      FAULTS[failing.fault]?.(response);
      return;
    }
    const sent = {
      method: request.method,
      headers: asJson,
      body: request.method === 'GET' ? undefined : body,
    };
    const answer = await fetch(target + request.url, sent);
    response.writeHead(answer.status, asJson).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    fail: (part, fault = '500') => {
      failing = part === null ? null : { part, fault };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
